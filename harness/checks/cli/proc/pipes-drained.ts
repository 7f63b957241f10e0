import { assertAsRecorded } from "../../kit/assert-as-recorded.ts";
import { processCheck } from "../../kit/process-check.ts";

/** A pipe holds 64 KiB. */
const FLOOD = 16 * 1024 * 1024;

/** 16 MB on stderr before the first byte of stdout hold nothing up and lose nothing. */
export default processCheck("INV-CLI-PROC-005", "pipes-drained", async ({ run, fixture, target }) => {
  const { outcome } = await run({ faults: { stderrFlood: FLOOD }, call: { timeoutMs: 15_000 } });
  await assertAsRecorded(outcome, fixture, target, {
    message: `${FLOOD} bytes on stderr before stdout change the run`,
    hint: outcome.exit.timedOut
      ? "Read both pipes from the start to the end; who waits for one alone waits for ever."
      : "The run was not waited for to its end: a limit on the output, such as maxBuffer, must not end or cut a good run.",
  });
});
