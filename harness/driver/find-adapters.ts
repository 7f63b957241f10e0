import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const INDEX_FILES = ["index.ts", "index.mjs", "index.js"];

/** A built-in adapter's folder and module. */
export interface AdapterPlace {
  /** Name of the folder, which is the adapter's id. */
  name: string;
  path: string;
}

/**
 * Built-in adapters, by walking `adapters/<id>/index.ts`.
 *
 * @param root folder of the project.
 * @returns sorted by name; a folder without an index module is no adapter.
 */
export async function findAdapters(root: string): Promise<AdapterPlace[]> {
  const entries = await readdir(join(root, "adapters"), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, path: indexModule(join(root, "adapters", entry.name)) }))
    .filter((place): place is AdapterPlace => place.path !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The index module of a folder, or null when it has none. */
export function indexModule(folder: string): string | null {
  return INDEX_FILES.map((file) => join(folder, file)).find(isFile) ?? null;
}

/** A pipe called index.ts would keep the import waiting for ever. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
