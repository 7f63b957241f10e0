import { readNamedFile } from "../../lib/read-files.ts";

/**
 * The words of a list of one's own, one a line; empty lines and those that begin with `#` are none.
 *
 * @throws UserError where the file cannot be read.
 */
export function readOwnWords(path: string): string[] {
  return readNamedFile(`--words ${path}`, path)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
