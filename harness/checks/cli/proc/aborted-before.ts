import { getEventListeners } from "node:events";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

const RUNS = 3;

/** A signal that was aborted before the run starts nothing; one that lives longer than its runs keeps none of them. */
export default processCheck("INV-CLI-PROC-006", "aborted-before", async ({ run, target }) => {
  if (target.adapter === undefined) return unsupported("the process protocol has no word for an abort");
  const { outcome, receipts } = await run({ signal: AbortSignal.abort() });
  assertHolds(receipts.length === 0 && outcome.error?.kind === "cancelled" && outcome.exit.aborted === true, {
    message: "a run that was aborted before it began is started",
    expected: 'no CLI, error kind "cancelled", exit.aborted true',
    actual: `${receipts.length} started, ${show(outcome.error?.kind ?? outcome.status)}, ${show(outcome.exit)}`,
    hint: "Look at `signal.aborted` before anything is started: no event will come any more.",
  });
  const { signal } = new AbortController();
  for (let count = 0; count < RUNS; count++) await run({ signal });
  const listeners = getEventListeners(signal, "abort").length;
  assertHolds(listeners === 0, {
    message: "runs leave listeners on the signal that they were given",
    expected: "none",
    actual: `${listeners} after ${RUNS} runs`,
    hint: "Remove the listener when the run is over: a host has one signal for all its runs.",
  });
  return undefined;
});
