import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** A CLI that reads stdin to its end gets there. */
export default processCheck("INV-CLI-PROC-002", "stdin-closed", async ({ run }) => {
  const { outcome, receipts } = await run({ call: { timeoutMs: 10_000 } });
  assertHolds(outcome.exit.timedOut !== true && receipts[0]?.stdin.ended === true, {
    message: "stdin was left open: a CLI that reads it to the end waits for ever",
    expected: "the end of stdin",
    actual: `exit ${show(outcome.exit)}, stdin ended: ${show(receipts[0]?.stdin.ended)}`,
    hint: "Close stdin behind the prompt, and give a CLI without one an empty stdin; never your own.",
  });
});
