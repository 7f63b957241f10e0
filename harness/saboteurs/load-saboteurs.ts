import path from "node:path";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { walkModules } from "../lib/walk-modules.ts";
import type { Saboteur } from "./saboteur.ts";

/**
 * Every saboteur of a contract, by walking `harness/saboteurs/<contract>/`.
 *
 * @returns ordered by invariant, then by name.
 * @throws when a file holds none of the invariant that it is named after, or two saboteurs share a name: a kill table
 *   must name what it means.
 */
export async function loadSaboteurs<Subject = Adapter>(contract: string): Promise<Saboteur<Subject>[]> {
  const modules = await walkModules(path.join(PROJECT_ROOT, "harness", "saboteurs", contract));
  const saboteurs = modules.flatMap(({ file, value }) => {
    // `parse-002.ts`, and `parse-002-messages.ts` where one file would be too long.
    const [name] = /^.+?-\d{3}(?=[.-])/.exec(path.basename(file)) ?? [path.basename(file, ".ts")];
    const invariant = `INV-${contract}-${name}`.toUpperCase();
    const own = Array.isArray(value) ? (value as Saboteur<Subject>[]) : [];
    if (own.length === 0 || own.some((one) => one.invariant !== invariant))
      throw new Error(`${file} holds other saboteurs than those of ${invariant}`);
    return own;
  });
  const names = saboteurs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two saboteurs of ${contract} are called ${twice}`);
  return saboteurs.sort((a, b) => compare(a.invariant, b.invariant) || compare(a.name, b.name));
}

/** The saboteur of a name, without the others of its contract. @throws when there is none. */
export async function saboteurNamed<Subject = Adapter>(
  contract: string,
  name: string,
): Promise<Saboteur<Subject>> {
  const found = (await loadSaboteurs<Subject>(contract)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no saboteur of ${contract} is called ${name}`);
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
