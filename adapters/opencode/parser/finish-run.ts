import type { Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { Diagnostics } from "../../shared/diagnostics/diagnostics-collector.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import { errorOutcome, okOutcome, type RunFacts } from "../../shared/outcome/outcome.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { sessionAfter } from "../../shared/parser/session-after.ts";
import { withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import { estimateUsage } from "../../shared/usage/estimate-usage.ts";
import { exitColumn, type TerminalWord, verdict } from "../../shared/verdict/verdict.ts";
import { verdictError } from "../../shared/verdict/verdict-error.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, isHelp, stderrReason } from "../printed-errors.ts";
import { isGoodEnd } from "./on-step.ts";
import { runEvidence, stepEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit } = end;
  const outside = { noise: end.noise.wholeText() ?? end.noise.reason(), stderr: end.stderr };
  const fallback = textInstead(end);
  const isDone = (isGoodEnd(state) && state.errors.length === 0) || fallback !== null;
  const result = verdict({
    terminal: terminalWord(state, end, isDone),
    // Without a good end the stream is cut, as one that lacks its terminal record.
    hasTerminalRecord: !isDone,
    exit,
    stderrMarker: !isDone && ERROR_LINE.test(`${stderrReason(end.stderr)}\n${outside.noise}`),
  });
  if (result.status === "error") {
    const evidence = runEvidence(
      state,
      outside,
      exit,
      result.from !== "evidence" && result.from !== "record",
    );
    const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
    return errorOutcome(error, facts(state, end, {}, error));
  }
  if (fallback !== null) {
    const known = facts(state, end, { textFallback: true }, null);
    return okOutcome(fallback, { ...known, usage: estimateUsage(end.promptLength, fallback.length) });
  }
  if (state.step.hasLostText) {
    const error = makeError("output_invalid", "opencode ended well but its answer cannot be read", "record");
    return errorOutcome(error, facts(state, end, {}, error));
  }
  const content = state.step.texts.join("");
  const more: Diagnostics = {
    ...(content === "" && { emptyAnswer: true }),
    ...(state.step.end?.reason === "length" && { truncated: true }),
  };
  return okOutcome(content, facts(state, end, more, null));
}

/**
 * What the records say of the end. There is no terminal record, but an error is one, and so is a model call after which
 * nothing can come. An exit code that an error set from which the run recovered is no failure
 * (anomalyco/opencode#50062).
 */
function terminalWord(state: RunState, { exit, stderr }: RunEnd, isDone: boolean): TerminalWord {
  const column = exitColumn(exit);
  if (isDone) return state.hasRecovered && column === "nonzero" ? "ok" : "absent";
  const isTold = state.errors.length > 0 || stepEvidence(state.step, stderr, exit).length > 0;
  return isTold && column !== "aborted" ? "error" : "absent";
}

/** Plain text in the place of records, as a version without --format prints it; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0 || isHelp(text)) return null;
  return ERROR_LINE.test(text) || ERROR_LINE.test(stderrReason(stderr)) ? null : withoutLastNewline(text);
}

function facts(state: RunState, end: RunEnd, more: Diagnostics, error: RunError | null): RunFacts {
  const { brokenCalls } = state;
  if (brokenCalls > 0)
    state.diagnostics.notice(`model calls that broke off and were made again: ${brokenCalls}`);
  return {
    messages: state.transcript.messages,
    usage: state.spending.usage(),
    costUsd: state.spending.costUsd(),
    session: sessionAfter(error, state.sessionId),
    tools: state.tools.calls,
    exit: end.exit,
    diagnostics: state.diagnostics.result({
      ...(end.oversizedLines > 0 && { oversizedLines: end.oversizedLines }),
      ...more,
    }),
  };
}
