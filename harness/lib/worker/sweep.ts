import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processTable } from "../../../adapters/shared/run/child/process-table.ts";
import { endDescendants } from "./end-descendants.ts";

/** What the folders for the temporary files of workers begin with. */
export const TEMP_PREFIX = "cliproof-worker-";
/** In each of them: who made it, so that it can be known whether anybody still uses it. */
const OWNER = "owner.json";

interface Owner {
  /** The process that started the worker. */
  pid: number;
  startedAt: string;
  /** The worker's mark, which all that it started has in its environment. */
  mark: string;
}

/** Notes in a worker's folder that this process has made it. */
export function claimFolder(folder: string, mark: string): void {
  const startedAt = processTable().find(({ pid }) => pid === process.pid)?.startedAt ?? "";
  const owner: Owner = { pid: process.pid, startedAt, mark };
  writeFileSync(join(folder, OWNER), JSON.stringify(owner));
}

/**
 * Ends and removes what workers left whose own process was killed (SIGKILL, out of memory) before it could: processes
 * that play a CLI, and temporary folders. What belongs to a process that is alive stays.
 */
export function sweepLeftovers(folder = tmpdir()): void {
  const alive = processTable();
  for (const name of readdirSync(folder).filter((one) => one.startsWith(TEMP_PREFIX))) {
    const owner = ownerOf(join(folder, name));
    if (
      owner === null ||
      alive.some(({ pid, startedAt }) => pid === owner.pid && startedAt === owner.startedAt)
    )
      continue;
    endDescendants(owner.mark);
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Null for a folder of somebody else's, or one that is just being made. */
function ownerOf(folder: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER), "utf8"));
  } catch {
    return null;
  }
}
