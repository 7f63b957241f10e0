import type { Outcome } from "../../../../../contracts/cli/v1/adapter.ts";
import { recordedReplay, recordedRun } from "../../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../../facts/claims.ts";
import { failed } from "../../../kit/failed.ts";
import { fixtureCheck, passed, unsupported } from "../../../kit/fixture-check.ts";

/** The reported reason against the rest of the outcome, on each recorded run. */
export default fixtureCheck("INV-CLI-PARSE-013", "stop-reason-agrees", async (fixture, { target }) => {
  if (!reports(target.manifest, "stopReason")) return unsupported(notReported(target.manifest, "stopReason"));
  const { outcome } = await recordedReplay(fixture, target);
  const isText = fixture.manifest.outputFormat === "text";
  const conflict = conflictIn(outcome) ?? (isText ? inventedIn(outcome) : null);
  if (conflict === null) return passed(1);
  return failed(1, {
    message: "why the run stopped does not agree with how it ended",
    hint: "A run that failed did not end its turn; one that was cancelled says so; an answer that was cut at the limit of tokens names that limit.",
    run: recordedRun(fixture),
    difference: conflict,
    outcome,
  });
});

/** Plain text says nothing of why a run stopped, unless it failed. */
function inventedIn({ status, stopReason = null }: Outcome) {
  if (status === "error" || stopReason === null) return null;
  return { path: "stopReason", expected: "null: the CLI printed text alone", actual: stopReason };
}

function conflictIn({ status, error, stopReason = null, diagnostics }: Outcome) {
  const actual = String(stopReason);
  if (status === "error" && stopReason === "end_turn")
    return { path: "stopReason", expected: `no end_turn of a run that failed (${error?.kind})`, actual };
  if (error?.kind === "cancelled" && stopReason !== null && stopReason !== "cancelled")
    return { path: "stopReason", expected: "cancelled, as the error says, or null", actual };
  if (status === "ok" && stopReason === "cancelled")
    return { path: "stopReason", expected: "an error of kind cancelled", actual };
  if (status === "ok" && diagnostics?.truncated === true && stopReason === "end_turn")
    return { path: "stopReason", expected: "max_tokens, as the diagnostics say (truncated)", actual };
  return null;
}
