import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Saboteur } from "./saboteur.ts";

const FAMILIES_ASIDE = new Set(["teeth", "wrap"]);

/**
 * Every saboteur there is, by walking `harness/saboteurs/<family>/<name>.ts`.
 *
 * @returns ordered by invariant, then by name.
 * @throws when a file exports none, or its name is not that of the file: a kill table must name what it means.
 */
export async function loadSaboteurs(folder: string = import.meta.dirname): Promise<Saboteur[]> {
  const saboteurs: Saboteur[] = [];
  for (const file of await saboteurFiles(folder)) {
    const { default: saboteur } = (await import(pathToFileURL(file).href)) as { default?: Saboteur };
    if (saboteur?.name !== path.basename(file, ".ts")) throw new Error(`no saboteur of its name in ${file}`);
    saboteurs.push(saboteur);
  }
  return saboteurs.sort((a, b) => compare(a.invariant, b.invariant) || compare(a.name, b.name));
}

async function saboteurFiles(folder: string): Promise<string[]> {
  const families = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  for (const family of families) {
    if (!family.isDirectory() || FAMILIES_ASIDE.has(family.name)) continue;
    for (const name of await readdir(path.join(folder, family.name))) {
      if (name.endsWith(".ts") && !name.endsWith(".test.ts"))
        files.push(path.join(folder, family.name, name));
    }
  }
  return files;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
