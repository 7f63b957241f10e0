import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check } from "../checks/check.ts";

/**
 * Every check there is, by walking `harness/checks/<family>/*.ts`: a file whose default export is a check.
 *
 * @param root folder of the project.
 * @param families of whose invariants alone the checks are wanted: to load them all takes longer than to run a few.
 * @returns ordered by path. Throws when two checks of one invariant share a name: a case must have one owner.
 */
export async function loadChecks(root: string, families?: readonly string[]): Promise<Check[]> {
  const files = await checkFiles(join(root, "harness", "checks"), families);
  const modules = await Promise.all(files.map((path) => import(pathToFileURL(path).href)));
  const checks = modules.map((module) => module.default).filter(isCheck);
  const names = checks.map((check) => `${check.invariant} ${check.name}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two checks are called ${twice}`);
  return checks;
}

async function checkFiles(folder: string, families?: readonly string[]): Promise<string[]> {
  const wanted = families?.map((family) => family.toLowerCase());
  const entries = await readdir(folder, { withFileTypes: true });
  const paths: string[] = [];
  for (const { name: family } of entries.filter((entry) => entry.isDirectory())) {
    if (wanted !== undefined && !wanted.includes(family)) continue;
    for (const name of await readdir(join(folder, family))) {
      if (name.endsWith(".ts") && !name.endsWith(".test.ts")) paths.push(join(folder, family, name));
    }
  }
  return paths.sort();
}

function isCheck(value: unknown): value is Check {
  const check = value as Check | undefined;
  return (
    typeof check?.invariant === "string" && typeof check.name === "string" && typeof check.run === "function"
  );
}
