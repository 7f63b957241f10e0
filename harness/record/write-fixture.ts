import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FixtureFiles } from "../corpus/redacted-fixture.ts";
import { removeSync } from "./remove-sync.ts";

/**
 * Writes a fixture whole: its folder gets its name when every file is in it. An older one is taken away only then.
 * Synchronous, so that no interrupt of this process falls between.
 */
export function writeFixture(folder: string, files: FixtureFiles): void {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(join(dirname(folder), ".new-"));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(fresh, name), bytes);
    if (!existsSync(folder)) {
      renameSync(fresh, folder);
      return;
    }
    const old = `${fresh}-old`;
    renameSync(folder, old);
    renameSync(fresh, folder);
    removeSync(old);
  } finally {
    removeSync(fresh);
  }
}
