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
