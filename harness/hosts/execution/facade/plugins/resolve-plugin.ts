import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { stringAt, valueAt } from "../../../../../adapters/shared/fields/fields.ts";
import type { PluginEntry } from "./plugin-config.ts";

/**
 * The URL of a plugin's module: a path as it is or from `cwd`, a package from the `node_modules` folders above `cwd`.
 *
 * @throws where there is no such package.
 */
export function resolvePlugin(entry: PluginEntry, cwd: string): string {
  if (entry.path !== undefined) return pathToFileURL(path.resolve(cwd, entry.path)).href;
  const name = entry.package!;
  const { resolve } = createRequire(path.join(cwd, "plugin.js"));
  let refusal: unknown;
  try {
    return pathToFileURL(resolve(name)).href;
  } catch (thrown) {
    refusal = thrown;
  }
  // A package that can only be imported is not there for require.
  for (const folder of resolve.paths(name) ?? []) {
    const home = path.join(folder, name);
    const file = path.join(home, "package.json");
    if (!existsSync(file)) continue;
    const main = importedFile(JSON.parse(readFileSync(file, "utf8")));
    if (main !== null) return pathToFileURL(path.join(home, main)).href;
  }
  throw refusal;
}

/** The file that an import of the whole package means, in the forms that packages of one module use. */
function importedFile(manifest: unknown): string | null {
  const main = valueAt(manifest, "exports", ".") ?? valueAt(manifest, "exports");
  const chosen = valueAt(main, "import") ?? valueAt(main, "default") ?? main;
  return stringAt(chosen) ?? stringAt(chosen, "default");
}
