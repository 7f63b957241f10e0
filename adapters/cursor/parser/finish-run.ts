import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const fallback = state.result === null ? textInstead(end) : null;
  const ending = runEnding(end.exit, {
    terminal: terminalWord(state, end.exit),
    absentMeansCut: fallback === null,
    isMarkedFailed: state.result === null && saysError(end),
    fallback,
    answer: state.result?.text ?? null,
  });
  return outcomeOf(state, end, {
    cli: "cursor-agent",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: state.sessionId,
    usage: state.result?.usage ?? null,
    model: state.model,
  });
}

/** What the last result says; without its flag, the process's exit counts. */
function terminalWord({ result }: RunState, exit: Exit): TerminalStatus {
  if (result === null) return "absent";
  return (result.isError ?? exit.code !== 0) ? "error" : okStatus(exit);
}

/** A bare line on stdout that reports an error, in place of a result. */
function saysError({ noise }: RunEnd): boolean {
  return noise
    .reason()
    .split("\n")
    .some((line) => ERROR_LINE.test(line));
}

/** Plain text in place of records; null where it is no answer. */
function textInstead({ noise, exit }: RunEnd): string | null {
  const text = noise.wholeText();
  return text === null || exit.code !== 0 || ERROR_LINE.test(text.trimStart()) ? null : text;
}
