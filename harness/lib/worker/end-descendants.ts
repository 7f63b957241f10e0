import { hasVariable, processTable } from "../../../adapters/shared/run/child/process-table.ts";
import { endProcesses } from "../living-processes.ts";
import { hiddenName } from "./worker-mark.ts";
import { WORKER_MARK } from "./worker-messages.ts";

/** A process that is forked while the others are being ended is found in the next round. */
const ROUNDS = 3;

/**
 * Ends the processes that a worker's adapter started and that left the worker's process group (`setsid`, `detached`):
 * they still have its mark in their environment. Where there is no /proc, only the group is ended.
 *
 * @param mark value of WORKER_MARK that no other worker has.
 */
export function endDescendants(mark: string): void {
  const names = [WORKER_MARK, hiddenName(mark)];
  for (let round = 0; round < ROUNDS; round++) {
    const found = processTable().filter(({ pid }) => names.some((name) => hasVariable(pid, name, mark)));
    if (found.length === 0) return;
    endProcesses(found.map(({ pid }) => pid));
  }
}
