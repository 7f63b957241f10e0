import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

const GRACE_MS = 400;
/** A piece comes every so many milliseconds, and all of them take far longer than the timeout. */
const PAUSE_MS = 100;
const PIECES = 80;

/** The time of a run is up whatever it prints: a CLI that keeps talking is ended as a silent one is. */
export default processCheck("INV-CLI-PROC-006", "chatty-timeout", async (bench) => {
  const cut = Math.max(1, Math.ceil(bench.fixture.stdout.length / PIECES));
  const { run, afterMs } = await stoppedRun(bench, (timeoutMs) => ({
    faults: { cut, drip: PAUSE_MS },
    call: { timeoutMs, graceMs: GRACE_MS },
  }));
  const { outcome, survivors } = run;
  assertHolds(outcome.exit.timedOut === true && survivors.length === 0, {
    message: "a CLI that goes on printing is not ended when its time is up",
    expected: "exit.timedOut true, and no process left",
    actual: `${show(outcome.exit)}, ${survivors.length} left`,
    input: `a CLI that prints ${cut} bytes every ${PAUSE_MS} ms, with a timeout of ${afterMs} ms`,
    hint: "Count the time from the start of the run, not from the last output.",
  });
});
