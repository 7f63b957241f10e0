import { setTimeout as sleep } from "node:timers/promises";
import { processTable } from "../../adapters/shared/run/child/process-table.ts";

const STEP_MS = 20;

/**
 * Which of these processes are alive; zombies are not.
 *
 * @param patienceMs how long to wait for those that are just being ended.
 */
export async function livingProcesses(pids: readonly number[], patienceMs: number): Promise<number[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const table = new Set(processTable().map(({ pid }) => pid));
    const living = pids.filter((pid) => table.has(pid));
    if (living.length === 0 || performance.now() >= until) return living;
    await sleep(STEP_MS);
  }
}

/** Kills the processes, those that are gone excepted. */
export function endProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // ESRCH: it ended by itself.
    }
  }
}

/** Kills a process group at once; one that is gone already is fine. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // ESRCH: no one of the group is left.
  }
}

/** Waits until a process has ended, without returning to the event loop: for the end of this process. */
export function waitForEndSync(pid: number, patienceMs: number): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const until = performance.now() + patienceMs;
  while (performance.now() < until && processTable().some((entry) => entry.pid === pid)) {
    Atomics.wait(pause, 0, 0, STEP_MS);
  }
}
