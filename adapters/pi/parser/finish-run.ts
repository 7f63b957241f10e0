import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import { type RunEnding, runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, stderrReason, stderrTrouble } from "../printed-errors.ts";
import { answerText, isFailed } from "./assistant-answer.ts";
import { GOOD_ENDS, printedEvidence, recordEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit, noise, stderr } = end;
  const fallback = textInstead(end);
  const unasked = isUnasked(state, end) ? [NO_PROMPT] : [];
  const isSuspect = lacksFigures(state);
  const content = answerOf(state);
  const isEmpty = isSuspect && content === "";
  const ending = runEnding(exit, {
    terminal: fallback === null ? terminalWord(state, end) : "ok",
    absentMeansCut: true,
    isMarkedFailed: unasked.length > 0 || ERROR_LINE.test(`${stderrReason(stderr)}\n${noise.reason()}`),
    fallback,
    answer: isEmpty ? null : content,
  });
  return outcomeOf(state, end, {
    cli: "pi",
    ending,
    evidence: ending.status === "ok" ? [] : allEvidence(state, end, unasked, ending),
    rules: ERROR_RULES,
    ...(isEmpty && { unreadable: NOTHING_ANSWERED }),
    mayEstimate: false,
    sessionId: state.sessionId,
    usage: state.spending.usage(),
    costUsd: state.spending.costUsd(),
    model: state.model,
    models: [...state.models],
    stopWords: [state.answer?.stopReason],
    ...(ending.status === "ok" && !ending.isFallback && goodFindings(state, stderr, isSuspect)),
  });
}

const NOTHING_ANSWERED = makeError(
  "stream_truncated",
  "No model answered: no text came and no token was counted",
  "record",
);

function answerOf({ answer }: RunState): string | null {
  return answer === null || answer.hasLostText ? null : answerText(answer);
}

/** Before 1.x a model's stream that broke off ends with `stop`, and only the missing figures tell. */
function lacksFigures({ answer, spending, call }: RunState): boolean {
  return answer?.isOldShape === true && !spending.has(`call ${call.number}`);
}

function goodFindings({ answer, retries }: RunState, stderr: string, isSuspect: boolean): Findings {
  const isMarked = isSuspect && answer?.hasUsage === true;
  return {
    diagnostics: answer?.stopReason === "length" ? { truncated: true } : {},
    notices: [
      ...(isMarked ? ["no token was counted: the model's stream may have broken off"] : []),
      ...retries.map((reason) => `tried again after: ${reason}`),
      ...stderrTrouble(stderr),
    ],
  };
}

function allEvidence(
  state: RunState,
  { noise, stderr }: RunEnd,
  unasked: readonly ErrorEvidence[],
  { from }: RunEnding & { status: "error" },
): ErrorEvidence[] {
  const reported = recordEvidence(state);
  const isExplained = from !== "evidence" || reported.length > 0;
  const lines = state.hasEnded ? "" : noise.reason();
  return [...reported, ...unasked, ...printedEvidence(lines, stderr, isExplained)];
}

/**
 * What the records say of the end: the last message shows it, once the loop has ended. The exit code is 0 whatever
 * happened to the model call.
 */
function terminalWord({ hasEnded, isAborted, answer }: RunState, { exit }: RunEnd): TerminalStatus {
  if (!hasEnded) return "absent";
  const isGood = answer !== null && !isFailed(answer) && GOOD_ENDS.has(answer.stopReason ?? "");
  return isGood && !isAborted ? okStatus(exit) : "error";
}

const NO_PROMPT = {
  place: "exit",
  text: "Nothing was asked: the prompt is empty",
  code: "no-prompt",
} as const;

/**
 * The session alone and exit code 0: that is how the CLI takes an empty prompt, and how a stream looks that was cut.
 */
function isUnasked({ hasBegun, sessionId }: RunState, { promptLength }: RunEnd): boolean {
  return promptLength === 0 && !hasBegun && sessionId !== null;
}

/** Plain text in place of records, as 0.73.1 prints it for a mode that it does not know; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0) return null;
  return ERROR_LINE.test(text) || ERROR_LINE.test(stderrReason(stderr)) ? null : text;
}
