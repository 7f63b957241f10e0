import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, NOTICE, withoutRecords } from "../printed-errors.ts";
import type { RunState } from "./run-state.ts";

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  { result }: RunState,
  { noise, stderr }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  const reported: ErrorEvidence[] = [];
  if (result !== null && result.isError !== false)
    reported.push({
      place: "record",
      text: result.text || null,
      code: result.subtype === "success" ? null : result.subtype,
    });
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const lines = result === null ? (noise.wholeText() ?? noise.reason()) : "";
  return [...reported, ...printedEvidence({ noise: lines, stderr }, isExplained || reported.length > 0)];
}

/**
 * What was printed outside of records. A line on stdout that reports an error has more behind it that belongs to it
 * (cursor/cursor#3703); without such a line, what is there counts where nothing else speaks.
 */
export function printedEvidence(
  { noise, stderr }: UnstructuredOutput,
  isExplained: boolean,
): ErrorEvidence[] {
  const printed = stripAnsi(noise).split("\n");
  const start = printed.findIndex((line) => ERROR_LINE.test(line.trimStart()));
  const reported = start === -1 ? "" : printed.slice(start).join("\n");
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained };
  const rest = unstructuredEvidence(
    { noise: reported === "" ? noise : "", stderr: withoutRecords(stderr) },
    lines,
  );
  return reported === "" ? rest : [{ place: "stdout", text: reported }, ...rest];
}
