import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { findLeaks } from "./find-leaks.ts";
import type { KnownSecrets } from "./known-secrets.ts";
import type { Leak } from "./sightings.ts";

/** A leak and the file it is in; `inName`: its name holds it, and offsets count from the name's begin. */
export interface FileLeak extends Leak {
  file: string;
  inName: boolean;
}

/**
 * Every leak in a file and its name, or in the files below a folder, hidden ones too; links are not followed.
 *
 * @param read bytes of a file; a test may plant something in them.
 * @throws when something cannot be read: what no one looked at is not clean.
 */
export function leaksBelow(
  path: string,
  known: KnownSecrets = {},
  read: (file: string) => Uint8Array = readFileSync,
): { files: number; leaks: FileLeak[] } {
  const files = filesBelow(path);
  return {
    files: files.length,
    leaks: files.flatMap((file) => [
      ...findLeaks(relative(path, file) || basename(file), known).map((leak) => ({
        file,
        inName: true,
        ...leak,
      })),
      ...findLeaks(read(file), known).map((leak) => ({ file, inName: false, ...leak })),
    ]),
  };
}

function filesBelow(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
