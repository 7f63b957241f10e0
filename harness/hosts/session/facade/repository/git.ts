import { execFile } from "node:child_process";
import { childEnvironment } from "../../../../../adapters/shared/run/child/child-environment.ts";

const TIMEOUT_MS = 10_000;

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * A repository's own configuration may name programs to run; looking at it must run none, and take no lock of an
 * agent's.
 */
const SAFE = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=off", "-c", "core.hooksPath=/dev/null"];

/**
 * What git prints in a folder. Null where it fails or is not there.
 *
 * @param args with the flags of git itself, such as `--git-dir`, ahead of the command.
 */
export function git(folder: string, args: readonly string[]): Promise<string | null> {
  const env = childEnvironment(process.env, [], { GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" });
  const options = { cwd: folder, env, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES };
  return new Promise((resolve) => {
    execFile("git", [...SAFE, ...args], options, (error, stdout) => resolve(error === null ? stdout : null));
  });
}

/**
 * Files whose state is another than at the look before: new, changed, put back or gone. What was unsaved or uncommitted
 * before the session began is no file that it touched (INV-SESSION-FILES-002). Sorted.
 */
export function touchedSince(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const touched = new Set(
    [...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path),
  );
  for (const path of before.keys()) if (!after.has(path)) touched.add(path);
  return [...touched].sort();
}
