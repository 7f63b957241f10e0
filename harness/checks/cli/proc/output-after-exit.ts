import { assertAsRecorded } from "../../kit/assert-as-recorded.ts";
import { processCheck } from "../../kit/process-check.ts";

/** Between two pieces of the output: the last ones come long after the launcher has gone. */
const PAUSE_MS = 150;
const PIECES = 4;

/** What is printed after the started program has ended is part of the run: a launcher need not wait for its CLI. */
export default processCheck("INV-CLI-PROC-007", "output-after-exit", async ({ run, fixture, target }) => {
  const cut = Math.max(1, Math.ceil(fixture.stdout.length / PIECES));
  const { outcome } = await run({
    faults: { launcher: "leaves", cut, drip: PAUSE_MS },
    call: { graceMs: 2000, lingerMs: 5000 },
  });
  await assertAsRecorded(outcome, fixture, target, {
    message: "what the CLI prints after the program that was started has ended is lost",
    hint: "Wait for the end of the pipes, or for silence on them, and not for the exit alone.",
  });
});
