import { execFile } from "node:child_process";
import { childEnvironment } from "../../../../../adapters/shared/run/child-environment.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** A repository's own configuration may name programs to run; looking at it must run none, and take no lock of an agent's. */
const SAFE = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=off", "-c", "core.hooksPath=/dev/null"];

/** What git prints in a folder. Null where it fails or is not there. */
export function git(folder: string, args: readonly string[]): Promise<string | null> {
  const env = childEnvironment(process.env, [], { GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" });
  const options = { cwd: folder, env, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES };
  return new Promise((resolve) => {
    execFile("git", [...SAFE, ...args], options, (error, stdout) => resolve(error === null ? stdout : null));
  });
}
