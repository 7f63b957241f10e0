import { assertHolds } from "../../kit/check-failure.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const TIMEOUT_MS = 1500;
const GRACE_MS = 300;

/**
 * When the time is up the whole group is ended, also what ignores SIGTERM, and the result says so
 * (INV-EXECUTION-PROC-001).
 */
export default executionCheck("INV-EXECUTION-PROC-001", "timeout", async (bench) => {
  const { value, survivors } = await executed(
    bench,
    bench.good,
    { timeoutMs: TIMEOUT_MS, graceMs: GRACE_MS },
    { stopAfter: 0, sigterm: "ignore", grandchild: "group" },
  );
  const { timedOut, errorCode } = value;
  assertEqual(
    "a run that takes too long is not reported as a timeout",
    { timedOut, errorCode },
    { timedOut: true, errorCode: "timeout" },
    bench.good.id,
  );
  assertHolds(survivors.length === 0, {
    fixture: bench.good.id,
    message: "something of a run that took too long is still alive",
    expected: "no process",
    actual: `${survivors.length} of them`,
    hint: "SIGTERM to the whole process group, SIGKILL to it after the grace.",
  });
});
