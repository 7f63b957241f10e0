import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { isGenericReason } from "../../shared/errors/error-message.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { autoRejection, ERROR_LINE, holdsHelp, isHelp, NOTICE, stderrReason } from "../printed-errors.ts";
import type { RunState, Step } from "./run-state.ts";

/** Ends of a model call after which the run should have gone on: cut short, the stream itself is the reason. */
const OPEN_ENDS = new Set(["tool-calls", "unknown"]);

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  state: RunState,
  outside: UnstructuredOutput,
  exit: Exit,
  isExplained: boolean,
): ErrorEvidence[] {
  // Sentences that say nothing ("Unexpected server error ...") speak last, and a banner never instead of them
  // (sortie-ai/sortie#839).
  const isTelling = ({ text }: ErrorEvidence) => !text || !isGenericReason(text);
  const generic = state.errors.filter((error) => !isTelling(error));
  const telling = [...state.errors.filter(isTelling), ...stepEvidence(state.step, outside.stderr, exit)];
  const stderr = generic.length > 0 ? errorLines(outside.stderr) : outside.stderr;
  const isReported = isExplained || telling.length + generic.length > 0;
  return [...telling, ...printedEvidence({ ...outside, stderr }, isReported), ...generic];
}

function errorLines(stderr: string): string {
  const lines = stderrReason(stderr).split("\n");
  return lines.filter((line) => ERROR_LINE.test(line)).join("\n");
}

/** What the last model call itself says of why the run stops after it. */
export function stepEvidence(
  { end, isRejected, hasTool }: Step,
  stderr: string,
  exit: Exit,
): ErrorEvidence[] {
  const reason = end?.reason ?? null;
  if (reason === "tool-calls") {
    const reported = autoRejection(stderr);
    if (reported !== null) return [{ place: "stderr", text: reported, code: "permission-rejected" }];
    const text = "A tool was refused, and the run stopped there";
    // 1.0 prints no record of a tool that failed; any other failure than a refusal would have let the run go on.
    const isSilent = !hasTool && exit.code === 0;
    return isRejected || isSilent ? [{ place: "record", text, code: "permission-rejected" }] : [];
  }
  if (reason === null || reason === "stop" || reason === "length" || OPEN_ENDS.has(reason)) return [];
  return [{ place: "record", text: `The model ended its answer with "${reason}"`, code: reason }];
}

/** What was printed outside of records: the help of a CLI that was given an unknown argument, or sentences. */
export function printedEvidence(
  { noise, stderr }: UnstructuredOutput,
  isExplained: boolean,
): ErrorEvidence[] {
  const place = isHelp(noise) ? "stdout" : holdsHelp(stderr) ? "stderr" : null;
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained };
  if (place === null) return unstructuredEvidence({ noise, stderr: stderrReason(stderr) }, lines);
  const text =
    "The CLI does not know an argument that it was given, and printed its help: opencode run [message..]";
  return [{ place, text, code: "help-printed" }];
}
