import { sep } from "node:path";
import { pathToFileURL } from "node:url";
import { compiledModule, IS_COMPILED } from "../lib/project.ts";
import { describeThrown, placeOf } from "./adapter-faults.ts";

let registered = false;

/** Makes this process able to load TypeScript, and `cliproof/...` as this cliproof. */
async function loadTypeScript(): Promise<void> {
  if (registered) return;
  registered = true;
  // A .ts or ESM .js file below a package without "type": "module" is loaded by require.
  const { register } = await import("tsx/cjs/api");
  register();
  if (IS_COMPILED) (await import("../lib/source/run-from-source.mjs")).runFromSource();
}

/**
 * Imports a module of the user's: .mjs, .js, .cjs or .ts, whatever the package.json above it says.
 *
 * @param path absolute.
 * @returns its exports, or the cause of the failure in one line.
 */
export async function importModule(
  path: string,
): Promise<{ ok: true; namespace: object } | { ok: false; cause: string }> {
  const odd = /[?#\\%]/.exec(path.replaceAll(sep, "/"))?.[0];
  if (odd !== undefined)
    return {
      ok: false,
      cause: `its path holds ${JSON.stringify(odd)}, which Node reads as a part of a URL: rename it`,
    };
  const file = compiledModule(path);
  if (file === path) await loadTypeScript();
  try {
    return { ok: true, namespace: await import(pathToFileURL(file).href) };
  } catch (thrown) {
    const place = placeOf(thrown);
    return { ok: false, cause: `${describeThrown(thrown)}${place === null ? "" : ` (at ${place})`}` };
  }
}
