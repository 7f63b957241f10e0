import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY, TASK_GIVEN } from "../kit/steps.ts";

/**
 * When stop resolves, nothing of the session is alive: neither a program that ignores signals nor what it started
 * (INV-SESSION-STOP-001).
 */
export default sessionCheck("INV-SESSION-STOP-001", "stopped", async ({ stage }) => {
  const steps = [READY, TASK_GIVEN, { ignoreSignals: true }, { child: true }] as const;
  await stage({ steps }, async ({ start, adapter, receipts, until }) => {
    const { sessionPid } = await start();
    await until(() => receipts().some(({ children }) => children.length > 0));
    const pids = [sessionPid, ...receipts().flatMap(({ pid, children }) => [pid, ...children])];
    await adapter.stop();
    const survivors = await livingProcesses(pids, 100);
    assertHolds(survivors.length === 0, {
      message: "stop resolved, and something of the session is alive",
      expected: "no process",
      actual: `${survivors.length} of ${new Set(pids).size}`,
      hint: "End the whole tree, what left its group as well, and kill what ignores SIGTERM.",
    });
  });
});
