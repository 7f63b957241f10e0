import { type ApiRun, apiCheck } from "../../../kit/api-check.ts";
import { assertHolds } from "../../../kit/check-failure.ts";
import { show } from "../../../kit/mismatch-difference.ts";

const STOP_MS = 400;
/** What a busy machine may need on top. */
const SLACK_MS = 4000;

/** A timeout and an abort end the request, before its head and in its body, and the outcome says which it was. */
export default apiCheck("INV-CLI-PROC-006", "api-stopped", async ({ run }) => {
  for (const faults of [{ silent: true }, { stopAfter: 200 }]) {
    judge(await run({ faults, call: { timeoutMs: STOP_MS } }), "timeout");
    judge(await run({ faults, signal: AbortSignal.timeout(STOP_MS) }), "cancelled");
  }
  const { outcome, receipts } = await run({ signal: AbortSignal.abort() });
  assertHolds(outcome.error?.kind === "cancelled" && receipts.length === 0, {
    message: "a run that was aborted before it began sends a request",
    actual: `${show(outcome.error?.kind ?? outcome.status)}, ${receipts.length} requests`,
    hint: "Look at the signal first.",
  });
});

function judge({ outcome, elapsedMs }: ApiRun, kind: "timeout" | "cancelled"): void {
  const { timedOut, aborted, code } = outcome.exit;
  const isReported = kind === "timeout" ? timedOut === true && !aborted : aborted === true && !timedOut;
  assertHolds(outcome.error?.kind === kind && isReported && code !== 0, {
    message: `a run that was stopped is not reported as ${kind}`,
    expected: `kind ${kind}, and the exit says so`,
    actual: `${show(outcome.error?.kind ?? outcome.status)}, ${show(outcome.exit)}`,
    hint: "Keep the reason when the request is aborted: fetch throws the same for both.",
  });
  assertHolds(elapsedMs <= STOP_MS + SLACK_MS, {
    message: "the run returns too late",
    expected: `at most ${STOP_MS + SLACK_MS} ms`,
    actual: "more",
    hint: "The signal of the request must end the reading of its body too.",
  });
}
