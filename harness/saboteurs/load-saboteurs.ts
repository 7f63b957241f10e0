import path from "node:path";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { walkModules } from "../lib/walk-modules.ts";
import type { Saboteur } from "./saboteur.ts";

/**
 * Every saboteur of a contract, by walking `harness/saboteurs/<contract>/`.
 *
 * @returns ordered by invariant, then by name.
 * @throws when a file exports none, or its name is not that of the file: a kill table must name what it means.
 */
export async function loadSaboteurs<Subject = Adapter>(contract: string): Promise<Saboteur<Subject>[]> {
  const modules = await walkModules(path.join(import.meta.dirname, contract));
  return modules
    .map(({ file, value }) => {
      const saboteur = value as Saboteur<Subject> | undefined;
      if (saboteur?.name !== path.basename(file, ".ts"))
        throw new Error(`no saboteur of its name in ${file}`);
      return saboteur;
    })
    .sort((a, b) => compare(a.invariant, b.invariant) || compare(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
