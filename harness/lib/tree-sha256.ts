import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * One SHA-256, in hex, over the names and bytes of files below folders. Where the folders lie does not count.
 *
 * @param isPart whether a file counts, by its path below its folder.
 */
export function treeSha256(folders: readonly string[], isPart: (file: string) => boolean): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const file of filesBelow(folder).filter(isPart))
      hash.update(`${file.replaceAll("\\", "/")}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}
