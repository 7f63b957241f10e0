import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, printedErrors } from "../printed-errors.ts";
import type { RunState } from "./run-state.ts";

/** Says that the CLI's own clock ended the run: the result only calls it aborted. */
const TIMED_OUT = /^run timed out after /;

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words. The text of the
 * result is one of them only where the run failed with an error: else it is what the model said last.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  state: RunState,
  { noise, stderr }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  const { errors, rest } = printedErrors(stderr);
  const timeouts = errors.filter((text) => TIMED_OUT.test(text));
  const reported = [...state.errors.slice(state.overcome).toReversed(), ...resultEvidence(state)];
  const isReported = isExplained || reported.length + errors.length > 0;
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const lines = state.result === null ? (noise.wholeText() ?? noise.reason()) : "";
  return [
    ...timeouts.map((text) => ({ place: "stderr" as const, text })),
    ...reported,
    ...errors.map((text) => ({ place: "stderr" as const, text })),
    ...unstructuredEvidence(
      { noise: lines, stderr: rest },
      { notice: /^$/, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained: isReported },
    ),
  ];
}

function resultEvidence({ result, isAborted }: RunState): ErrorEvidence[] {
  const reason = result?.finishReason ?? null;
  const evidence: ErrorEvidence[] = [];
  if (reason === "error") evidence.push({ place: "record", text: result?.text ?? null });
  else if (reason !== null && reason !== "completed")
    evidence.push({ place: "record", text: `The run ended with the reason "${reason}"`, code: reason });
  if (isAborted && reason !== "error" && reason !== "aborted")
    evidence.push({ place: "record", text: "The run was aborted", code: "aborted" });
  return evidence;
}
