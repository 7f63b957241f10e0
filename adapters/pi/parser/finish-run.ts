import type { ErrorKind, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import type { Diagnostics } from "../../shared/outcome/diagnostics-collector.ts";
import { estimateUsage } from "../../shared/outcome/estimate-usage.ts";
import { errorOutcome, okOutcome, type RunFacts, sessionAfter } from "../../shared/outcome/outcome.ts";
import { okWord, type TerminalWord, verdict } from "../../shared/outcome/verdict.ts";
import { verdictError } from "../../shared/outcome/verdict-error.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, stderrReason, stderrTrouble } from "../printed-errors.ts";
import { answerText, isFailed } from "./assistant-answer.ts";
import { GOOD_ENDS, printedEvidence, recordEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit } = end;
  const fallback = textInstead(end);
  const told = recordEvidence(state);
  const unasked = isUnasked(state, end) ? [NO_PROMPT] : [];
  const printed = `${stderrReason(end.stderr)}\n${end.noise.reason()}`;
  const result = verdict({
    terminal: fallback === null ? terminalWord(state, end) : "ok",
    absentMeansCut: true,
    exit,
    isMarkedFailed: unasked.length > 0 || ERROR_LINE.test(printed),
  });
  if (result.status === "error") {
    const isExplained = result.from !== "evidence" || told.length > 0;
    const noise = state.hasEnded ? "" : end.noise.reason();
    const evidence = [...told, ...unasked, ...printedEvidence(noise, end.stderr, isExplained)];
    const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
    return errorOutcome(error, facts(state, end, {}, error));
  }
  return fallback === null ? finishGood(state, end) : finishFallback(state, end, fallback);
}

function finishGood(state: RunState, end: RunEnd): Outcome {
  const { answer, diagnostics } = state;
  if (answer === null || answer.hasLostText)
    return finishBad(state, end, "output_invalid", "pi ended well but its answer cannot be read");
  const content = answerText(answer);
  // Before 1.x a model's stream that broke off ends with `stop`, and only the missing figures tell.
  const isSuspect = answer.isOldShape && !state.spending.has(`call ${state.call.number}`);
  if (isSuspect && content === "")
    return finishBad(
      state,
      end,
      "stream_truncated",
      "No model answered: no text came and no token was counted",
    );
  if (isSuspect && answer.hasUsage)
    diagnostics.notice("no token was counted: the model's stream may have broken off");
  const more: Diagnostics = {
    ...(content === "" && { emptyAnswer: true }),
    ...(answer.stopReason === "length" && { truncated: true }),
  };
  for (const reason of state.retries) diagnostics.notice(`tried again after: ${reason}`);
  for (const line of stderrTrouble(end.stderr)) diagnostics.notice(line);
  return okOutcome(content, facts(state, end, more, null));
}

function finishBad(state: RunState, end: RunEnd, kind: ErrorKind, message: string): Outcome {
  const error = makeError(kind, message, "record");
  return errorOutcome(error, facts(state, end, {}, error));
}

function finishFallback(state: RunState, end: RunEnd, text: string): Outcome {
  const usage = estimateUsage(end.promptLength, text.length);
  return okOutcome(text, { ...facts(state, end, { textFallback: true }, null), usage });
}

/**
 * What the records say of the end: the last message tells it, once the loop has ended. The exit code is 0 whatever
 * happened to the model call.
 */
function terminalWord({ hasEnded, isAborted, answer }: RunState, { exit }: RunEnd): TerminalWord {
  if (!hasEnded) return "absent";
  const isGood = answer !== null && !isFailed(answer) && GOOD_ENDS.has(answer.stopReason ?? "");
  return isGood && !isAborted ? okWord(exit) : "error";
}

const NO_PROMPT = {
  place: "exit",
  text: "Nothing was asked: the prompt is empty",
  code: "no-prompt",
} as const;

/** The session alone and exit code 0: that is how the CLI takes an empty prompt, and how a stream looks that was cut. */
function isUnasked({ hasBegun, sessionId }: RunState, { promptLength }: RunEnd): boolean {
  return promptLength === 0 && !hasBegun && sessionId !== null;
}

/** Plain text in the place of records, as 0.73.1 prints it for a mode that it does not know; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0) return null;
  return ERROR_LINE.test(text) || ERROR_LINE.test(stderrReason(stderr)) ? null : withoutLastNewline(text);
}

function facts(state: RunState, end: RunEnd, more: Diagnostics, error: RunError | null): RunFacts {
  return {
    messages: state.transcript.messages,
    usage: state.spending.usage(),
    costUsd: state.spending.costUsd(),
    model: state.model,
    session: sessionAfter(error, state.sessionId),
    tools: state.tools.calls,
    exit: end.exit,
    diagnostics: state.diagnostics.result({
      ...(end.oversizedLines > 0 && { oversizedLines: end.oversizedLines }),
      ...more,
    }),
  };
}
