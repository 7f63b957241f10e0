import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findLeaks, type Leak } from "./find-leaks.ts";
import type { KnownSecrets } from "./known-secrets.ts";

/** A leak and the file it is in. */
export interface FileLeak extends Leak {
  file: string;
}

/**
 * Every leak in a file, or in the files below a folder, hidden ones too; links are not followed.
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
    leaks: files.flatMap((file) => findLeaks(read(file), known).map((leak) => ({ file, ...leak }))),
  };
}

function filesBelow(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
