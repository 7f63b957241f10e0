import { existsSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OutputError, UserError } from "../lib/errors.ts";

/**
 * Makes sure that files can be written into a folder, before the work whose result they hold is done. Leaves no trace.
 *
 * @param shown how the user named it: `--out DIR`.
 * @throws UserError, one line, when they cannot.
 */
export function requireWritable(folder: string, shown: string): void {
  const absolute = resolve(folder);
  const made: string[] = [];
  try {
    for (const missing of missingFolders(absolute)) {
      // Not `recursive`: on a file system such as /proc Node tries that again for ever.
      mkdirSync(missing);
      made.push(missing);
    }
    if (!statSync(absolute).isDirectory()) throw Object.assign(new Error(), { code: "ENOTDIR" });
    const probe = join(absolute, `.cliproof-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (thrown) {
    throw notWritable(thrown, shown);
  } finally {
    for (const folder of made.reverse()) removeEmpty(folder);
  }
}

/**
 * Runs what writes files, once the work is done; a file system that refuses is one line and exit code 3: the output could
 * not be written, and no flag is wrong.
 */
export async function writing<T>(shown: string, write: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    throw isFileError(thrown) ? new OutputError(...notWritable(thrown, shown).lines) : thrown;
  }
}

/** Another run may have begun to fill it meanwhile: then it stays. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw thrown;
  }
}

/** The folders that a path lacks, the outermost first. */
function missingFolders(folder: string): string[] {
  if (existsSync(folder) || dirname(folder) === folder) return [];
  return [...missingFolders(dirname(folder)), folder];
}

const REASONS: Record<string, string> = {
  ENOENT: "no folder can be made there",
  ENOTDIR: "not a folder",
  EEXIST: "not a folder",
  EISDIR: "a folder stands where a file is to be written",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space left",
};

function notWritable(thrown: unknown, shown: string): UserError {
  const code = isFileError(thrown) ? thrown.code : String(thrown);
  return new UserError(`${shown}: cannot be written into: ${REASONS[code] ?? code}`);
}

function isFileError(thrown: unknown): thrown is NodeJS.ErrnoException & { code: string } {
  return thrown instanceof Error && typeof (thrown as NodeJS.ErrnoException).code === "string";
}
