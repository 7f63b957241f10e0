import { reports } from "../../../facts/claims.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

const STALL_MS = 400;
const LF = 0x0a;
/** Far more than the adapter needs, and far less than the time limit of the run. */
const MAX_MS = 15_000;

/** A run that falls silent after its first record is ended when the time of `stallMs` is up. */
export default processCheck("INV-CLI-PROC-006", "stall-ended", async ({ run, fixture, target }) => {
  if (target.manifest.capabilities?.stallWatch !== true)
    return unsupported(`${target.manifest.id} claims no stallWatch`);
  const stopAfter = Math.max(1, fixture.stdout.indexOf(LF) + 1);
  const { outcome, elapsedMs, survivors } = await run({
    faults: { stopAfter },
    call: { stallMs: STALL_MS },
  });
  const isTimeout = outcome.error?.kind === "timeout" || !reports(target.manifest, "errorClass");
  assertHolds(outcome.exit.timedOut && outcome.status === "error" && isTimeout, {
    message: "a CLI that has fallen silent is not ended, or not as timed out",
    expected: "status error, kind timeout, exit.timedOut true",
    actual: show({ status: outcome.status, kind: outcome.error?.kind, exit: outcome.exit }),
    input: `a stand-in that plays ${stopAfter} bytes of ${fixture.id} and hangs, with a stallMs of ${STALL_MS}`,
    hint: "Start a clock with each output; when it is up and no tool is at work, end the CLI as a timeout does.",
  });
  assertHolds(elapsedMs < MAX_MS && survivors.length === 0, {
    message: "a CLI that has fallen silent is ended late, or lives on",
    expected: `within ${MAX_MS} ms, and no process left`,
    actual: `${Math.round(elapsedMs)} ms, ${survivors.length} left`,
    input: `a stand-in that plays ${stopAfter} bytes of ${fixture.id} and hangs, with a stallMs of ${STALL_MS}`,
    hint: "The stop of a stalled run is that of a timeout: SIGTERM, the grace, SIGKILL.",
  });
});
