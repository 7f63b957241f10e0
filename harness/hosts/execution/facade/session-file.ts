import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const PLAIN_NAME = /^[\w-][\w.-]{0,99}$/;

/**
 * The session file of a run (INV-EXECUTION-SESSION-006). Its folder is made; the file itself is left to the CLI, which
 * makes one that is not there and refuses an empty one (pi 1.6.0).
 *
 * @param runId untrusted: what is no plain name is hashed, so that it leaves the folder nowhere.
 */
export function sessionFile(runId: string, home = homedir()): string {
  const folder = path.join(home, ".cabinet", "pi-sessions");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = PLAIN_NAME.test(runId)
    ? runId
    : `run-${createHash("sha256").update(runId).digest("hex").slice(0, 32)}`;
  return path.join(folder, `${name}.json`);
}
