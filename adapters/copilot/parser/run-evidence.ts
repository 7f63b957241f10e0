import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, NOTICE } from "../printed-errors.ts";
import { withoutFooter } from "./footer.ts";
import type { RunState } from "./run-state.ts";

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  state: RunState,
  { noise, stderr }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  const reported = state.errors.length > 0 ? state.errors : state.failedCall;
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const lines = state.end === null ? (noise.wholeText() ?? noise.reason()) : "";
  return [...reported, ...printedEvidence({ noise: lines, stderr }, isExplained || reported.length > 0)];
}

/** What was printed outside of records, without the footer. */
export function printedEvidence(
  { noise, stderr }: UnstructuredOutput,
  isExplained: boolean,
): ErrorEvidence[] {
  const words = withoutFooter(stripAnsi(stderr));
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained };
  return unstructuredEvidence({ noise, stderr: words }, lines).map((one) => ({
    ...one,
    httpStatus: statusIn(one.text ?? ""),
  }));
}

/** How text mode prints the status of a failed call: `✘ Execution failed: 402 You have no quota`. */
function statusIn(text: string): number | null {
  const status = /^(?:[✗✘] )?(?:Execution failed: )?([45]\d\d) [A-Z]/m.exec(text)?.[1];
  return status === undefined ? null : Number(status);
}
