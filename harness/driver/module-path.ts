import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";
import { findAdapters, indexModule } from "./find-adapters.ts";

/**
 * The module of an adapter.
 *
 * @param adapter name of a built-in one, or path of a module or its folder.
 * @throws with one line when there is none.
 */
export async function modulePath(adapter: string): Promise<string> {
  const builtIn = (await findAdapters(PROJECT_ROOT)).find(({ name }) => name === adapter);
  const path = builtIn?.path ?? resolve(adapter);
  if (!existsSync(path))
    throw new Error(`there is no adapter ${adapter}: neither a built-in one nor a module`);
  const file = statSync(path).isDirectory() ? indexModule(path) : path;
  if (file === null) throw new Error(`folder ${adapter} has no index.ts, index.mjs or index.js`);
  return file;
}
