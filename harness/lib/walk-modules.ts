import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compiledModule } from "./project.ts";

/** Folders whose modules are parts of others. */
const PARTS = new Set(["kit", "testing"]);

/**
 * Loads the default export of every module below a folder, `kit` and `testing` folders and tests left out.
 *
 * @returns file path and default export, ordered by path; the default export is undefined where a module has none.
 */
export async function walkModules(folder: string): Promise<{ file: string; value: unknown }[]> {
  const files = (await modulesIn(folder)).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      value: (await import(pathToFileURL(compiledModule(file)).href)).default,
    })),
  );
}

async function modulesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PARTS.has(entry.name) ? [] : modulesIn(path);
    return entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}
