import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { beginsWithError, runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, saysBrokenOff } from "../printed-errors.ts";
import { finishText } from "./finish-text.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The answer of a run that ended well. */
interface FinalAnswer {
  /** Null when it cannot be read. */
  content: string | null;
  /** It is in the streamed pieces only. */
  isStreamedOnly: boolean;
}

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit } = end;
  const fallback = textInstead(state, end);
  if (fallback !== null) return fallback;
  const final = finalAnswer(state);
  const ending = runEnding(exit, {
    terminal: terminalWord(state, exit),
    absentMeansCut: true,
    isMarkedFailed:
      state.isAborted ||
      saysBrokenOff(end.stderr) ||
      (state.end === null && beginsWithError(end.noise.reason())),
    answer: final.content,
  });
  return outcomeOf(state, end, {
    cli: "copilot",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: state.sessionId,
    usage: state.spending.usage(),
    model: state.model,
    models: [...state.models],
    notices: ending.status === "ok" ? blemishes(state, final.isStreamedOnly) : [],
  });
}

/** What the last result says; without its exit code, the process's own counts, and any error. */
function terminalWord({ end, errors }: RunState, exit: Exit): TerminalStatus {
  if (end === null) return "absent";
  const isOk = end.exitCode === null ? exit.code === 0 && errors.length === 0 : end.exitCode === 0;
  return isOk ? okStatus(exit) : "error";
}

/** Plain text in place of records, as a version without --output-format prints it; null where it is no answer. */
function textInstead(state: RunState, { noise, exit, stderr, promptLength }: RunEnd): Outcome | null {
  const stdout = state.end === null ? noise.wholeText() : null;
  if (stdout === null || exit.code !== 0 || ERROR_LINE.test(stdout) || beginsWithError(stdout)) return null;
  const words = { stdout, stderr: stripAnsi(stderr), stderrAsPrinted: stderr };
  const outcome = finishText({ ...words, exit, promptLength, cliVersion: undefined });
  if (outcome.status === "error") return null;
  const diagnostics = state.diagnostics.result({ ...outcome.diagnostics, textFallback: true });
  // No event reported any text.
  return { ...outcome, messages: [], diagnostics };
}

function blemishes({ errors, cutTurns }: RunState, isStreamedOnly: boolean): string[] {
  return [
    ...(isStreamedOnly ? ["the last message was empty: its text is what was streamed of it"] : []),
    // Whether the last part was cut as well, nothing says.
    ...(cutTurns > 0
      ? [`the answer goes on from ${cutTurns} message(s) that were cut at the model's limit`]
      : []),
    ...errors.slice(0, 1).flatMap(({ text }) => (text ? [`recovered from: ${text}`] : [])),
  ];
}

/**
 * The last message. Where that is empty or cannot be read, what was streamed of it: an API whose last word leaves the
 * text out makes the CLI print an empty message and exit with 0.
 */
function finalAnswer({ turn: { message, streamed } }: RunState): FinalAnswer {
  if (message?.content) return { content: message.content, isStreamedOnly: false };
  const isSame = streamed !== null && (message === null || message.id === null || message.id === streamed.id);
  if (isSame && streamed.hasLostPiece) return { content: null, isStreamedOnly: false };
  if (isSame && streamed.text !== "") return { content: streamed.text, isStreamedOnly: true };
  return { content: message === null ? "" : message.content, isStreamedOnly: false };
}
