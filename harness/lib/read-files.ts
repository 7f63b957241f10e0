import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { CorpusError, UserError } from "./errors.ts";

/** Levels of arrays and objects; what people write has fewer than ten. */
const DEEPEST = 100;

/**
 * Reads a JSON file of a fixture. A byte order mark, which some editors write, is no fault.
 *
 * @returns `value`, or what is wrong: nesting too deep for the recursive walks that follow is reported here.
 */
export async function readJsonFile(file: string): Promise<{ value: unknown } | CorpusError> {
  const bytes = await readRegularFile(file);
  if (bytes instanceof CorpusError) return bytes;
  if (!isUtf8(bytes)) return new CorpusError(file, `not UTF-8 (byte ${firstBroken(bytes)})`);
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    if (isDeeper(value, DEEPEST)) return new CorpusError(file, `nested more than ${DEEPEST} levels deep`);
    return { value };
  } catch (error) {
    return new CorpusError(file, `not JSON: ${(error as Error).message}`);
  }
}

/** Offset of the first byte that is no UTF-8. */
function firstBroken(bytes: Buffer): number {
  const whole = Buffer.from(bytes.toString("utf8"));
  let at = 0;
  while (at < bytes.length && bytes[at] === whole[at]) at++;
  return at;
}

/** Whether arrays and objects nest deeper than `levels`; without recursion, so that any depth can be asked of. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    level = level.filter((one) => typeof one === "object" && one !== null);
    if (depth >= levels && level.length > 0) return true;
    level = level.flatMap((one) => Object.values(one as object));
  }
  return false;
}

/**
 * Reads a file. Only a regular one: a named pipe or a terminal would keep the reader waiting for ever.
 *
 * @returns its bytes, or what is wrong with it.
 */
export async function readRegularFile(file: string): Promise<Buffer | CorpusError> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return new CorpusError(file, "a folder, where a file is needed");
    if (!found.isFile()) return new CorpusError(file, "not a regular file (a pipe, a socket or a device)");
    return await readFile(file);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return new CorpusError(file, code === "ENOENT" ? "missing" : `cannot be read (${code})`);
  }
}

/**
 * The text of a file that the user named.
 *
 * @param shown how it was named: `--key FILE`.
 * @throws UserError, one line, where it cannot be read.
 */
export function readNamedFile(shown: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (thrown) {
    throw new UserError(`${shown} cannot be read (${(thrown as NodeJS.ErrnoException).code})`);
  }
}
