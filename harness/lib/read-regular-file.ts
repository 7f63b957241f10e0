import { readFile, stat } from "node:fs/promises";
import { CorpusError } from "./corpus-error.ts";

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
