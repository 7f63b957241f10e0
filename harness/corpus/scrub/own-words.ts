import { readFileSync } from "node:fs";
import { UserError } from "../../lib/errors.ts";

/**
 * The words of a list of one's own, one a line; empty lines and those that begin with `#` are none.
 *
 * @throws UserError where the file cannot be read.
 */
export function readOwnWords(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (thrown) {
    throw new UserError(`--words ${path} cannot be read (${(thrown as NodeJS.ErrnoException).code})`);
  }
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
