import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fixtureText } from "../../corpus/seal-fixture.ts";
import type { KeptRun } from "./keep-counterexample.ts";

/**
 * Writes a counterexample below `fixtures/regressions/<provider>/`. All of it appears at once or nothing does:
 * it is written beside its place and moved there, without a pause in which a signal could end the process.
 *
 * @param folder that holds `fixtures`.
 * @returns its folder, and false when it was kept before: nothing is ever overwritten.
 */
export function writeKept(folder: string, kept: KeptRun): { path: string; written: boolean } {
  const path = join(folder, "fixtures", "regressions", kept.provider, kept.slug);
  if (existsSync(path)) return { path, written: false };
  mkdirSync(dirname(path), { recursive: true });
  const draft = mkdtempSync(join(dirname(path), ".keeping-"));
  try {
    writeFileSync(join(draft, "fixture.json"), fixtureText(kept.manifest));
    writeFileSync(join(draft, "stdout.txt"), kept.stdout);
    writeFileSync(join(draft, "stderr.txt"), kept.stderr);
    writeFileSync(join(draft, "expected.json"), `${JSON.stringify(kept.expected, null, 2)}\n`);
    renameSync(draft, path);
  } catch (thrown) {
    rmSync(draft, { recursive: true, force: true });
    throw thrown;
  }
  return { path, written: true };
}
