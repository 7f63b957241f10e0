import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { beginsWithError, runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, printedErrors } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const isMarkedFailed =
    state.isAborted ||
    printedErrors(end.stderr).errors.length > 0 ||
    (state.result === null && beginsWithError(end.noise.reason()));
  const fallback = isMarkedFailed || state.result !== null ? null : textInstead(end);
  const ending = runEnding(end.exit, {
    terminal: terminalWord(state, end.exit),
    absentMeansCut: fallback === null,
    isMarkedFailed,
    fallback,
    answer: state.result?.text ?? null,
  });
  return outcomeOf(state, end, {
    cli: "cline",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: null,
    usage: state.spending?.usage ?? null,
    costUsd: state.spending?.costUsd ?? null,
    model: state.model,
    stopWords: [state.result?.finishReason],
    notices: ending.status === "ok" ? trouble(state) : [],
  });
}

/** What the last result says; without its reason, the process's exit counts, and any error. */
function terminalWord({ result, errors, overcome, isAborted }: RunState, exit: Exit): TerminalStatus {
  if (result === null) return "absent";
  const { finishReason } = result;
  const isOk =
    finishReason === null
      ? exit.code === 0 && errors.length === overcome && !isAborted
      : finishReason === "completed";
  return isOk ? okStatus(exit) : "error";
}

/** Plain text in place of records; null where it is no answer. */
function textInstead({ noise, exit }: RunEnd): string | null {
  const text = noise.wholeText();
  return text === null || exit.code !== 0 || ERROR_LINE.test(text) ? null : text;
}

function trouble({ errors }: RunState): string[] {
  return errors.flatMap(({ text }) => (text ? [`recovered from: ${text}`] : []));
}
