import { basename, join, relative, sep } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";
import { walkModules } from "../lib/walk-modules.ts";
import type { Check } from "./kit/check.ts";

/**
 * Every check of a contract, by walking `harness/checks/<contract>/`: the modules whose default export is a check.
 *
 * @param families of the contract `cli`, whose folders have their names: only their checks are loaded, since loading
 *   all takes longer than running a few.
 * @returns ordered by file name, those of `cli` by family first: the folders in between only sort the files, and a host
 *   that leaves something behind shows it in the check that comes next.
 * @throws when two checks of one invariant share a name: a case must have one owner.
 */
export async function loadChecks(contract: string, families?: readonly string[]): Promise<Check[]> {
  const folder = join(PROJECT_ROOT, "harness", "checks", contract);
  const folders = families?.map((family) => join(folder, family.toLowerCase())) ?? [folder];
  const modules = (await Promise.all(folders.toSorted().map(walkModules))).flat();
  const checks = modules
    .toSorted((a, b) => compare(place(contract, folder, a.file), place(contract, folder, b.file)))
    .map(({ value }) => value)
    .filter(isCheck);
  const names = checks.map((check) => `${check.invariant} ${check.name}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two checks are called ${twice}`);
  return checks;
}

function place(contract: string, folder: string, file: string): string {
  const [family] = relative(folder, file).split(sep);
  return contract === "cli" ? `${family} ${basename(file)}` : basename(file);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isCheck(value: unknown): value is Check {
  const check = value as Check | undefined;
  return (
    typeof check?.invariant === "string" && typeof check.name === "string" && typeof check.run === "function"
  );
}
