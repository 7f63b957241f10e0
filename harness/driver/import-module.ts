import { relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { register } from "tsx/cjs/api";
import { describeThrown } from "./adapter-faults.ts";

const HARNESS = fileURLToPath(new URL("..", import.meta.url));

let registered = false;

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
  // A .ts or ESM .js file below a package without "type": "module" is loaded by require.
  if (!registered) register();
  registered = true;
  try {
    return { ok: true, namespace: await import(pathToFileURL(path).href) };
  } catch (thrown) {
    const place = placeOfImport(thrown);
    return { ok: false, cause: `${describeThrown(thrown)}${place === null ? "" : ` (at ${place})`}` };
  }
}

/** File and line of the author's that an import failed at, where the error does not name them itself; else null. */
function placeOfImport(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || typeof thrown.stack !== "string") return null;
  for (const [, location, line] of thrown.stack.matchAll(
    /(?<![\w])((?:file:\/\/)?\/[^\s():]+):(\d+)(?::\d+)?/g,
  )) {
    const path = location!.startsWith("file:") ? fileURLToPath(location!) : location!;
    if (path.includes(`${sep}node_modules${sep}`) || path.startsWith(HARNESS)) continue;
    return thrown.message.includes(path) ? null : `${relative(process.cwd(), path)}:${line}`;
  }
  return null;
}
