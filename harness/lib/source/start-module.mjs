import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the project, with a slash at its end. */
const ROOT = new URL("../../../", import.meta.url);
/** What a package is built by: it is in the repository and in no package. */
const BUILD_CONFIG = new URL("tsconfig.build.json", ROOT);
/** The package's JavaScript. */
const DIST = new URL("dist/", ROOT);
/** The repository's, brought up to date by each start. */
const COPY = new URL(".cliproof/js/", ROOT);

/**
 * Imports a module of cliproof as JavaScript: in a package what was built, in the repository a copy that is compared with
 * the sources first, so that it is never stale. Where no copy can be made (packages for development are not installed,
 * the folder is read-only) the source is loaded as it is, which takes longer.
 *
 * @param path from the project's folder, `harness/cli/main.ts`.
 */
export async function startModule(path) {
  const folder = await compiledFolder();
  if (folder !== undefined) return import(new URL(path.replace(/\.ts$/, ".js"), folder).href);
  const { runFromSource } = await import("./run-from-source.mjs");
  runFromSource();
  return import(new URL(path, ROOT).href);
}

async function compiledFolder() {
  if (!existsSync(BUILD_CONFIG)) return existsSync(DIST) ? DIST : undefined;
  try {
    const { compileTree } = await import("./compile-tree.mjs");
    await compileTree(fileURLToPath(ROOT), fileURLToPath(COPY), 2);
    return COPY;
  } catch (thrown) {
    if (["ERR_MODULE_NOT_FOUND", "EACCES", "EROFS", "ENOSPC"].includes(thrown?.code)) return undefined;
    throw thrown;
  }
}
