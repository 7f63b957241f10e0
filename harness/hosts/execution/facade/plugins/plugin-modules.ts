import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stringAt, valueAt } from "../../../../../adapters/shared/framing/fields.ts";
import { checkPackage } from "../../../../packages/check-package.ts";
import { MANIFEST, readPackage } from "../../../../packages/package-files.ts";
import type { Trust } from "../../../../packages/trusted-keys.ts";
import type { PluginEntry } from "./plugin-config.ts";

/** A module to be imported, and the type that its adapter must have, where one was written down. */
export interface PluginModule {
  url: string;
  type: string | undefined;
}

/**
 * The modules of an entry: one, or those of a pack of adapters. Where the host has an allow-list, the package around them
 * is checked first, and nothing of one that is refused is imported.
 *
 * @throws with one line where there is no such module, or its package is refused.
 */
export function pluginModules(entry: PluginEntry, cwd: string, trust: Trust | null): PluginModule[] {
  const folder = packFolder(entry, cwd);
  if (folder === null && trust === null) return [{ url: resolvePlugin(entry, cwd), type: entry.type }];
  const module = folder === null ? fileURLToPath(resolvePlugin(entry, cwd)) : null;
  const home = folder ?? packageAround(module!);
  if (home === null) throw new Error(`not signed: there is no ${MANIFEST} beside it or above it`);
  const today = new Date().toISOString().slice(0, 10);
  const manifest = trust === null ? readPackage(home) : checkPackage(home, trust, today);
  if ("problem" in manifest) throw new Error(manifest.problem);
  const chosen = manifest.adapters.filter((one) =>
    module === null
      ? entry.type === undefined || one.adapter_id === entry.type
      : path.join(home, one.module) === module,
  );
  if (chosen.length === 0)
    throw new Error(
      `the package ${manifest.name} has no adapter ${entry.type ?? path.relative(home, module!)}`,
    );
  return chosen.map((one) => ({
    url: pathToFileURL(path.join(home, one.module)).href,
    type: one.adapter_id,
  }));
}

/** The folder of a pack: an entry may name it in place of a module. */
function packFolder(entry: PluginEntry, cwd: string): string | null {
  if (entry.path === undefined) return null;
  const folder = path.resolve(cwd, entry.path);
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? folder : null;
}

/** The nearest folder above a module that is a package. */
function packageAround(module: string): string | null {
  for (let folder = path.dirname(module); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, MANIFEST))) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * The URL of a plugin's module: a path as it is or from `cwd`, a package from the `node_modules` folders above `cwd`.
 *
 * @throws where there is no such package.
 */
function resolvePlugin(entry: PluginEntry, cwd: string): string {
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
