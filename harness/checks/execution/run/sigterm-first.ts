import { assertHolds } from "../../kit/check-failure.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const TIMEOUT_MS = 1500;
const GRACE_MS = 400;
/** Of timers on a busy machine. */
const SLACK_MS = 100;

/** SIGTERM comes first, and SIGKILL only when the grace is over (INV-EXECUTION-PROC-002). */
export default executionCheck("INV-EXECUTION-PROC-002", "sigterm-first", async (bench) => {
  const ended = { at: 0 };
  const { receipts } = await executed(
    bench,
    bench.good,
    { timeoutMs: TIMEOUT_MS, graceMs: GRACE_MS },
    { stopAfter: 0, sigterm: "ignore" },
  ).finally(() => {
    ended.at = Date.now();
  });
  const [receipt] = receipts;
  const term = receipt?.signals.find(({ signal }) => signal === "SIGTERM");
  assertHolds(term !== undefined, {
    fixture: bench.good.id,
    message: "a run that takes too long is killed without being asked to end",
    expected: "SIGTERM",
    actual: JSON.stringify(receipt?.signals ?? []),
  });
  const lived = ended.at - (Date.parse(receipt!.startedAt) + term.ms);
  assertHolds(lived >= GRACE_MS - SLACK_MS, {
    fixture: bench.good.id,
    message: "SIGKILL does not wait for the grace",
    expected: `${GRACE_MS} ms after SIGTERM`,
    actual: `${lived} ms`,
  });
});
