import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { outsideEvidence } from "../../shared/errors/outside-evidence.ts";
import { ERROR_LINE, NOTICE, stderrReason } from "../printed-errors.ts";
import { isFailed } from "./assistant-answer.ts";
import type { RunState } from "./run-state.ts";
import { toldError } from "./told-error.ts";

/** Ends of a model call by which it gave an answer, or asked for a tool that then ended the run. */
export const GOOD_ENDS: ReadonlySet<string> = new Set(["stop", "length", "toolUse"]);

/** What records say of the failure, most trusted first; nothing of it is the model's words. */
export function recordEvidence({ answer, isAborted, retries }: RunState): ErrorEvidence[] {
  const evidence: ErrorEvidence[] = [];
  if (answer?.errorMessage != null) evidence.push(toldError(answer.errorMessage, "record"));
  if (isAborted || answer?.stopReason === "aborted")
    evidence.push({ place: "record", text: "The run was aborted", code: "aborted" });
  const lastRetry = retries.at(-1);
  if (evidence.length === 0 && lastRetry !== undefined && (answer === null || isFailed(answer)))
    evidence.push(toldError(lastRetry, "record"));
  const end = answer?.stopReason ?? null;
  if (evidence.length === 0 && end !== null && !GOOD_ENDS.has(end) && end !== "error")
    evidence.push({ place: "record", text: `The model ended its answer with "${end}"` });
  return evidence;
}

/** What was printed outside of records. */
export function printedEvidence(noise: string, stderr: string, isExplained: boolean): ErrorEvidence[] {
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, isExplained };
  const printed = outsideEvidence({ noise, stderr: stderrReason(stderr) }, lines);
  return printed.map((one) => toldError(one.text ?? "", one.place));
}
