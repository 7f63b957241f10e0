import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { type RunEnding, runEnding } from "../../shared/outcome/run-ending.ts";
import { exitColumn, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, isHelp, stderrReason } from "../printed-errors.ts";
import { isGoodEnd } from "./on-step.ts";
import { runEvidence, stepEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit, stderr } = end;
  const outside = { noise: end.noise.wholeText() ?? end.noise.reason(), stderr };
  const fallback = textInstead(end);
  const isDone = (isGoodEnd(state) && state.errors.length === 0) || fallback !== null;
  const ending = runEnding(exit, {
    terminal: terminalWord(state, end, isDone),
    absentMeansCut: !isDone,
    isMarkedFailed: !isDone && ERROR_LINE.test(`${stderrReason(stderr)}\n${outside.noise}`),
    fallback,
    answer: state.step.hasLostText ? null : state.step.texts.join(""),
  });
  return outcomeOf(state, end, {
    cli: "opencode",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, outside, exit, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: state.sessionId,
    stopWords: [state.step.end?.reason, ...state.errors.map(({ code }) => code)],
    ...findings(state, ending),
  });
}

/**
 * What the records say of the end. There is no terminal record, but an error is one, and so is a model call after which
 * nothing can come. An exit code that an error set from which the run recovered is no failure
 * (anomalyco/opencode#50062).
 */
function terminalWord(state: RunState, { exit, stderr }: RunEnd, isDone: boolean): TerminalStatus {
  const column = exitColumn(exit);
  if (isDone) return state.hasRecovered && column === "nonzero" ? "ok" : "absent";
  const isReported = state.errors.length > 0 || stepEvidence(state.step, stderr, exit).length > 0;
  return isReported && column !== "aborted" ? "error" : "absent";
}

/** Plain text in place of records, as a version without --format prints it; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0 || isHelp(text)) return null;
  return ERROR_LINE.test(text) || ERROR_LINE.test(stderrReason(stderr)) ? null : text;
}

function findings({ brokenCalls, spending, step }: RunState, ending: RunEnding): Findings {
  const isTruncated = ending.status === "ok" && step.end?.reason === "length";
  return {
    usage: spending.usage(),
    costUsd: spending.costUsd(),
    diagnostics: isTruncated ? { truncated: true } : {},
    notices: brokenCalls > 0 ? [`model calls that broke off and were made again: ${brokenCalls}`] : [],
  };
}
