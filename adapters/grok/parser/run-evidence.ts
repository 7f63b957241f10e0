import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, NOTICE } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  state: RunState,
  outside: UnstructuredOutput,
  isExplained: boolean,
): ErrorEvidence[] {
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const noise = state.end === null ? outside.noise : "";
  const printed = printedEvidence({ ...outside, noise }, isExplained || state.errors.length > 0);
  // Last: that a limit of turns was reached, stderr has in words; `json` shows no more than `cancelled`.
  const code = state.hitTurnLimit ? "max_turns" : state.end?.isCancelled ? "cancelled" : null;
  const ending: ErrorEvidence[] = code === null ? [] : [{ place: "record", code }];
  return [...state.errors, ...printed, ...ending];
}

/** What was printed outside of records. */
export function printedEvidence(outside: UnstructuredOutput, isExplained: boolean): ErrorEvidence[] {
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained };
  return unstructuredEvidence(outside, lines).map((one) =>
    one.place === "stderr" ? reportedOnStderr(stripAnsi(one.text ?? "")) : one,
  );
}

/** Text mode prints its error twice, the second time behind `Error: `; what is ahead of it may be telling, too. */
function reportedOnStderr(text: string): ErrorEvidence {
  const at = text.lastIndexOf("\nError: ");
  if (at === -1) return parseError("stderr", text);
  const [first, words] = [text.slice(0, at), text.slice(at + "\nError: ".length)];
  const reported = parseError("stderr", words);
  return { ...reported, text: first.endsWith(words) ? first.slice(0, -words.length) + reported.text : text };
}
