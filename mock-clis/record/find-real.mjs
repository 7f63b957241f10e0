import { accessSync, constants, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

/**
 * The program of this name on PATH that is not this shim: no link to it and no copy of it.
 *
 * @param {string} name
 * @param {string | undefined} searchPath PATH.
 * @param {string} self path of the shim.
 * @returns {string | null}
 */
export function findReal(name, searchPath, self) {
  const own = realpathSync(self);
  const ownText = readFileSync(own);
  for (const folder of (searchPath ?? "").split(path.delimiter)) {
    const file = path.join(folder || ".", name);
    try {
      accessSync(file, constants.X_OK);
      if (!statSync(file).isFile() || realpathSync(file) === own) continue;
      if (statSync(file).size === ownText.length && readFileSync(file).equals(ownText)) continue;
      return file;
    } catch {
      // Not there, or not for us: the next folder.
    }
  }
  return null;
}
