import type { Exit, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { Diagnostics } from "../../shared/diagnostics/diagnostics-collector.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import type { Outside } from "../../shared/errors/outside-evidence.ts";
import { errorOutcome, okOutcome, type RunFacts } from "../../shared/outcome/outcome.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { sessionAfter } from "../../shared/parser/session-after.ts";
import { estimateUsage } from "../../shared/usage/estimate-usage.ts";
import { okWord, type TerminalWord, verdict } from "../../shared/verdict/verdict.ts";
import { verdictError } from "../../shared/verdict/verdict-error.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { hasErrorLine } from "../printed-errors.ts";
import { finalAnswer } from "./final-answer.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit } = end;
  const fallback = end.noise.wholeText();
  const outside: Outside = { noise: end.noise.reason(), stderr: end.stderr };
  const result = verdict({
    terminal: terminalWord(state, exit, fallback),
    hasTerminalRecord: true,
    exit,
    stderrMarker: hasErrorLine(outside.noise),
  });
  if (result.status === "error") {
    const evidence = runEvidence(state, outside, result.from !== "evidence");
    const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
    return errorOutcome(error, facts(state, end, {}, error));
  }
  if (fallback !== null) return fallbackOutcome(state, end, fallback);
  const { content, isJoined } = finalAnswer(state);
  if (content === null) {
    const error = makeError("output_invalid", "claude ended well but printed no answer", "record");
    return errorOutcome(error, facts(state, end, {}, error));
  }
  if (isJoined)
    state.diagnostics.notice("result held a part of the last message only: its blocks were joined");
  const more: Diagnostics = {
    ...(content === "" && { emptyAnswer: true }),
    ...(state.end?.isTruncated && { truncated: true }),
  };
  const known = facts(state, end, more, null);
  const printed =
    state.end !== null ? known.usage : (known.usage ?? estimateUsage(end.promptLength, content.length));
  return okOutcome(content, { ...known, usage: printed ?? null });
}

/** What the last terminal record says. A record that says nothing clear is taken at the exit's word. */
function terminalWord(state: RunState, exit: Exit, fallback: string | null): TerminalWord {
  const word = state.end?.word ?? (isOnlyText(state, exit, fallback) ? "unsure" : "absent");
  if (word === "unsure") return exit.code === 0 ? "ok" : state.end === null ? "absent" : "error";
  return word === "ok" ? okWord(exit) : word;
}

/** A run whose answer stands outside of claude's own records: the documents' records, or plain text. */
function isOnlyText(state: RunState, exit: Exit, fallback: string | null): boolean {
  if (state.documented?.isComplete) return true;
  return exit.code === 0 && fallback !== null && !hasErrorLine(fallback);
}

function fallbackOutcome(state: RunState, end: RunEnd, text: string): Outcome {
  const content = text.replace(/\n$/, "");
  const usage = estimateUsage(end.promptLength, content.length);
  return okOutcome(content, { ...facts(state, end, { textFallback: true }, null), usage });
}

function facts(state: RunState, end: RunEnd, more: Diagnostics, error: RunError | null): RunFacts {
  const model = modelOf(state);
  const { costUsd, cumulativeCostUsd } = state.spending.cost();
  const oversized = end.oversizedLines > 0 ? { oversizedLines: end.oversizedLines } : {};
  return {
    messages: state.transcript.messages,
    usage: state.spending.usage(state.messageUsage, state.session.model ?? state.answeringModel),
    costUsd,
    model,
    session: sessionAfter(error, state.session.id),
    tools: state.tools.calls,
    quota: state.quota.list(),
    exit: end.exit,
    diagnostics: state.diagnostics.result({
      ...oversized,
      ...(cumulativeCostUsd !== undefined && { cumulativeCostUsd }),
      ...more,
    }),
  };
}

/** The main model: init names it; a lone result only when it names a single one (mattschwen/claude-max-api-proxy#31). */
function modelOf(state: RunState): string | null {
  const models = state.spending.models();
  return state.session.model ?? state.answeringModel ?? (models.length === 1 ? (models[0] as string) : null);
}
