import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

/** An abort ends the whole tree as a timeout does, and the outcome says that it was one. */
export default processCheck("INV-CLI-PROC-006", "abort-ends-tree", async (bench) => {
  if (bench.target.adapter === undefined) {
    return { verdict: "unsupported", inputs: 0, reason: "the process protocol has no word for an abort" };
  }
  const { run } = await stoppedRun(bench, (ms) => ({
    faults: { stopAfter: 0, sigterm: "ignore", grandchild: "setsid" },
    call: { graceMs: 400 },
    signal: AbortSignal.timeout(ms),
  }));
  const { outcome, survivors } = run;
  assertHolds(survivors.length === 0, {
    message: "processes outlive an aborted run",
    expected: "none",
    actual: String(survivors.length),
    hint: "End the tree in one place, for a timeout and for an abort.",
  });
  assertHolds(outcome.error?.kind === "cancelled" && outcome.exit.aborted === true, {
    message: "an aborted run is not reported as cancelled",
    expected: 'error kind "cancelled", exit.aborted true',
    actual: `${show(outcome.error?.kind ?? outcome.status)}, ${show(outcome.exit)}`,
    hint: "Say in the exit that the run was aborted.",
  });
});
