import type { Exit, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { Diagnostics } from "../../shared/diagnostics/diagnostics-collector.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import { outsideEvidence } from "../../shared/errors/outside-evidence.ts";
import { errorOutcome, okOutcome, type RunFacts } from "../../shared/outcome/outcome.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { sessionAfter } from "../../shared/parser/session-after.ts";
import { withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import { estimateUsage } from "../../shared/usage/estimate-usage.ts";
import { okWord, type TerminalWord, type VerdictInput, verdict } from "../../shared/verdict/verdict.ts";
import { verdictError } from "../../shared/verdict/verdict-error.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, hasErrorLine, WARNING } from "../printed-errors.ts";
import { withoutTracing } from "../without-tracing.ts";
import { CUT_EVIDENCE } from "./cut-evidence.ts";
import type { RunState } from "./run-state.ts";
import { evidenceOf, type ToldError } from "./told-error.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd, cliVersion?: string): Outcome {
  const { exit, noise } = end;
  const text = noise.wholeText();
  const fallback = text !== null && !hasErrorLine(text) ? text : null;
  const result = verdict({ ...verdictRow(state, exit, fallback, noise.reason()), exit });
  const known = (more: Diagnostics, error: RunError | null) => facts(state, end, cliVersion, more, error);
  if (result.status === "error") {
    const evidence = runEvidence(state, end, result.from !== "evidence");
    const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
    return errorOutcome(error, known({}, error));
  }
  const content = answerOf(state, fallback);
  if (content === null) {
    const error = makeError("output_invalid", "codex ended well but its answer cannot be read", "record");
    return errorOutcome(error, known({}, error));
  }
  const isText = state.end === null;
  const more = {
    ...(content === "" && { emptyAnswer: true }),
    ...(isText && fallback !== null && { textFallback: true }),
  };
  const all = known(more, null);
  return okOutcome(content, {
    ...all,
    usage: isText ? estimateUsage(end.promptLength, content.length) : (all.usage ?? null),
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
    // The records tell whether the task was over: the exit code is 0 for every failed one.
    return { terminal: "absent", hasTerminalRecord: false, stderrMarker: end?.word !== "ok" };
  }
  const terminal = terminalWord(state, exit, fallback);
  return { terminal, hasTerminalRecord: true, stderrMarker: pending !== null || hasErrorLine(noise) };
}

/** What the last terminal record says; without any record of the CLI's own, what stands in their place. */
function terminalWord(
  { end, documented, hasOwnRecords }: RunState,
  exit: Exit,
  fallback: string | null,
): TerminalWord {
  if (end !== null) return end.word === "ok" ? okWord(exit) : "error";
  if (hasOwnRecords) return "absent";
  if (documented !== null) return "error" in documented ? "error" : exit.code === 0 ? "ok" : "absent";
  return fallback !== null && exit.code === 0 ? "ok" : "absent";
}

function answerOf(
  { end, answer, hasLostAnswer, documented }: RunState,
  fallback: string | null,
): string | null {
  if (end !== null) return hasLostAnswer ? null : (answer ?? "");
  if (documented !== null) return "answer" in documented ? documented.answer : null;
  return fallback === null ? null : withoutLastNewline(fallback);
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
  const told = toldErrors(state).flatMap(evidenceOf);
  // What stands among the records of a run that told its own end is not why it failed (INV-CLI-PARSE-007).
  const outside = { noise: state.end === null ? noise.reason() : "", stderr: withoutTracing(stderr) };
  const lines = {
    warning: WARNING,
    errorLine: ERROR_LINE,
    isExplained: isExplained || told.length > 0 || state.hasOwnRecords,
  };
  const all = [...told, ...outsideEvidence(outside, lines)];
  return all.length === 0 && exit.code === 0 ? [CUT_EVIDENCE] : all;
}

function toldErrors({ end, documented, pending, retry, hasOwnRecords }: RunState): ToldError[] {
  const own = end?.word === "error" ? end.error : null;
  const other = !hasOwnRecords && documented !== null && "error" in documented ? documented.error : null;
  return [own, pending, other, retry].filter((error) => error !== null);
}

function facts(
  state: RunState,
  end: RunEnd,
  cliVersion: string | undefined,
  more: Diagnostics,
  error: RunError | null,
): RunFacts {
  const cumulativeUsage = state.usage.cumulative(cliVersion, end.stderr);
  return {
    messages: state.transcript.messages,
    usage: cumulativeUsage === null ? state.usage.usage : null,
    model: state.model,
    session: sessionAfter(error, state.sessionId),
    tools: state.tools.calls,
    exit: end.exit,
    diagnostics: state.diagnostics.result({
      ...(end.oversizedLines > 0 && { oversizedLines: end.oversizedLines }),
      ...(cumulativeUsage !== null && { cumulativeUsage }),
      ...more,
    }),
  };
}
