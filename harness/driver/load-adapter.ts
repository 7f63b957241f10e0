import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { didYouMean } from "../lib/words.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import type { AdapterChoice } from "./adapter-choice.ts";
import { findAdapters, indexModule } from "./find-adapters.ts";
import { importModule } from "./import-module.ts";
import { pickAdapter } from "./pick-adapter.ts";

/** A loaded adapter with the folder its module is in, or one line for the user. */
export type LoadedAdapter = { ok: true; adapter: Adapter; folder: string } | { ok: false; problem: string };

export interface LoadOptions {
  /** Folder of the project: built-in adapters are those below `adapters/`. */
  root: string;
  /** Folder that relative paths start from. */
  base: string;
}

/** Loads an adapter module by name, alias or path. Never throws; a problem is one line. */
export async function loadAdapter(
  choice: Exclude<AdapterChoice, { kind: "exec" }>,
  options: LoadOptions,
): Promise<LoadedAdapter> {
  return choice.kind === "name" ? byName(choice.name, options.root) : byPath(choice.path, options.base);
}

/** The folder of an adapter's module, found without loading it; null where a name is an alias. */
export async function adapterFolder(
  choice: Exclude<AdapterChoice, { kind: "exec" }>,
  { root, base }: LoadOptions,
): Promise<string | null> {
  if (choice.kind === "name") {
    const place = (await findAdapters(root)).find(({ name }) => name === choice.name);
    return place === undefined ? null : dirname(place.path);
  }
  const path = resolve(base, choice.path);
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ? path : dirname(path);
}

async function byName(name: string, root: string): Promise<LoadedAdapter> {
  const places = await findAdapters(root);
  const place = places.find((one) => one.name === name);
  if (place !== undefined) return fromModule(place.path, name);
  const known = new Set(places.map((one) => one.name));
  for (const one of places) {
    const loaded = await fromModule(one.path, one.name);
    if (!loaded.ok) continue;
    const names = [loaded.adapter.manifest.id, ...(loaded.adapter.manifest.aliases ?? [])];
    if (names.includes(name)) return loaded;
    for (const alias of names) known.add(alias);
  }
  const list = places.map((one) => one.name).join(", ") || "none";
  return { ok: false, problem: `unknown adapter ${name};${didYouMean(name, [...known])} known: ${list}` };
}

async function byPath(path: string, base: string): Promise<LoadedAdapter> {
  const absolute = resolve(base, path);
  const found = await stat(absolute).catch(() => null);
  if (found === null) return { ok: false, problem: `no adapter module at ${path}` };
  if (found.isFile()) return fromModule(absolute, path);
  if (!found.isDirectory())
    return { ok: false, problem: `${path} is a pipe, a socket or a device, not a module` };
  const index = indexModule(absolute);
  if (index === null) return { ok: false, problem: `folder ${path} has no index.ts, index.mjs or index.js` };
  return fromModule(index, join(path, index.slice(absolute.length + 1)));
}

async function fromModule(path: string, shown: string): Promise<LoadedAdapter> {
  const imported = await importModule(path);
  if (!imported.ok)
    return { ok: false, problem: `adapter module ${shown} cannot be loaded: ${imported.cause}` };
  const picked = pickAdapter(imported.namespace, schemaValidator("cli/v1/manifest.schema.json"));
  if (!picked.ok) return { ok: false, problem: `adapter module ${shown} ${picked.problem}` };
  return { ok: true, adapter: picked.adapter, folder: dirname(path) };
}
