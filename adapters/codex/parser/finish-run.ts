import type { Exit, Outcome, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus, type VerdictInput } from "../../shared/outcome/verdict.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { isOtherSession } from "../../shared/session/requested-session.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, hasErrorLine, NEW_SESSION_NOTICE, NOTICE } from "../printed-errors.ts";
import { withoutTracing } from "../without-tracing.ts";
import { CUT_EVIDENCE } from "./cut-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(
  state: RunState,
  end: RunEnd,
  options: Pick<ParserOptions, "cliVersion" | "session"> = {},
): Outcome {
  const { exit, noise } = end;
  const text = noise.wholeText();
  const fallback = text !== null && !hasErrorLine(text) ? text : null;
  const ending = runEnding(exit, {
    ...verdictRow(state, exit, fallback, noise.reason()),
    fallback: state.end === null && state.documented === null ? fallback : null,
    answer: answerOf(state),
  });
  return outcomeOf(state, end, {
    cli: "codex",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: state.end === null,
    sessionId: state.sessionId,
    ...findings(state, end, options),
  });
}

/** What the run says of itself, for the verdict table. */
function verdictRow(
  state: RunState,
  exit: Exit,
  fallback: string | null,
  noise: string,
): Omit<VerdictInput, "exit"> {
  const { end, pending } = state;
  if (state.hasNoTerminalRecord) {
    // The records say whether the task was over: the exit code is 0 for every failed one.
    return { terminal: "absent", absentMeansCut: false, isMarkedFailed: end?.word !== "ok" };
  }
  const terminal = terminalWord(state, exit, fallback);
  return { terminal, absentMeansCut: true, isMarkedFailed: pending !== null || hasErrorLine(noise) };
}

/** What the last terminal record says; without any record of the CLI's own, what is in their place. */
function terminalWord(
  { end, documented, hasOwnRecords }: RunState,
  exit: Exit,
  fallback: string | null,
): TerminalStatus {
  if (end !== null) return end.word === "ok" ? okStatus(exit) : "error";
  if (hasOwnRecords) return "absent";
  if (documented !== null) return "error" in documented ? "error" : exit.code === 0 ? "ok" : "absent";
  return fallback !== null && exit.code === 0 ? "ok" : "absent";
}

function answerOf({ end, answer, hasLostAnswer, documented }: RunState): string | null {
  if (end !== null) return hasLostAnswer ? null : (answer ?? "");
  return documented !== null && "answer" in documented ? documented.answer : null;
}

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
function runEvidence(
  state: RunState,
  { noise, stderr, exit }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  const reported = parseErrors(state).flat();
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const outside = { noise: state.end === null ? noise.reason() : "", stderr: withoutTracing(stderr) };
  const lines = {
    notice: NOTICE,
    errorLine: ERROR_LINE,
    rules: ERROR_RULES,
    isExplained: isExplained || reported.length > 0 || state.hasOwnRecords,
  };
  const all = [...reported, ...unstructuredEvidence(outside, lines)];
  return all.length === 0 && exit.code === 0 ? [CUT_EVIDENCE] : all;
}

function parseErrors({ end, documented, pending, retry, hasOwnRecords }: RunState): ErrorEvidence[][] {
  const own = end?.word === "error" ? end.error : null;
  const other = !hasOwnRecords && documented !== null && "error" in documented ? documented.error : null;
  return [own, pending, other, retry].filter((error) => error !== null);
}

/**
 * Whether the run went on with an old thread; undefined where that is not known. Stdin is no terminal, and a new session
 * then says on stderr that it reads stdin, a resumed one does not.
 */
function goesOn(
  { sessionId }: RunState,
  { stderr }: RunEnd,
  { session }: Pick<ParserOptions, "session">,
): boolean | undefined {
  if (session === undefined) return NEW_SESSION_NOTICE.test(stripAnsi(stderr)) ? false : undefined;
  return session !== null && !isOtherSession(sessionId, session);
}

function findings(
  state: RunState,
  end: RunEnd,
  options: Pick<ParserOptions, "cliVersion" | "session">,
): Findings {
  const { documented } = state;
  if (state.end === null && documented !== null && "answer" in documented && documented.usage !== null)
    return { usage: documented.usage, model: state.model, diagnostics: {} };
  const cumulativeUsage = state.usage.cumulative(options.cliVersion, goesOn(state, end, options));
  return {
    usage: cumulativeUsage === null ? state.usage.usage : null,
    model: state.model,
    diagnostics: cumulativeUsage === null ? {} : { cumulativeUsage },
  };
}
