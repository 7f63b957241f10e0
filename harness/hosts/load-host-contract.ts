import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check } from "../checks/check.ts";
import type { HostContract } from "./host-contract.ts";
import type { HostSaboteur } from "./host-saboteur.ts";

/** The host contract of a name. @param root folder of the project. */
export async function loadHostContract(root: string, name: string): Promise<HostContract> {
  return (await load(join(root, "harness", "hosts", name, "contract.ts"))) as HostContract;
}

/** Its checks, by walking `harness/hosts/<contract>/checks/*.ts`; ordered by path. */
export async function loadHostChecks(root: string, name: string): Promise<Check[]> {
  return (await loadAll(join(root, "harness", "hosts", name, "checks"))) as Check[];
}

/** Its saboteurs, by walking `harness/hosts/<contract>/saboteurs/*.ts`; ordered by path. */
export async function loadHostSaboteurs(root: string, name: string): Promise<HostSaboteur<unknown>[]> {
  return (await loadAll(join(root, "harness", "hosts", name, "saboteurs"))) as HostSaboteur<unknown>[];
}

async function loadAll(folder: string): Promise<unknown[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return Promise.all(names.toSorted().map((file) => load(join(folder, file))));
}

async function load(path: string): Promise<unknown> {
  return (await import(pathToFileURL(path).href)).default;
}
