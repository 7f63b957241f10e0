import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { type RunEnding, runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, stderrNotices } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit, noise, stderr } = end;
  const text = state.end === null ? noise.wholeText() : null;
  const fallback = text !== null && exit.code === 0 && !ERROR_LINE.test(text) ? text : null;
  const ending = runEnding(exit, {
    terminal: fallback === null ? terminalWord(state, exit) : "ok",
    absentMeansCut: true,
    isMarkedFailed: text !== null && ERROR_LINE.test(text),
    fallback,
    answer: state.reply.hasLostPiece ? null : state.reply.text,
  });
  const outside = { noise: noise.reason(), stderr };
  return outcomeOf(state, end, {
    cli: "grok",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, outside, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: state.session.id,
    stopWords: [state.hitTurnLimit ? "max_turns" : null, state.end?.reason],
    ...findings(state, stderr, ending),
  });
}

function findings(state: RunState, stderr: string, ending: RunEnding): Findings {
  const isOk = ending.status === "ok";
  return {
    usage: state.spending.usage(state.messageUsage.total()),
    costUsd: state.spending.costUsd(),
    model: state.spending.model() ?? state.answeringModel ?? state.session.model,
    models: modelsOf(state),
    ...(isOk && { structuredOutput: state.structuredOutput }),
    diagnostics: {
      ...state.spending.cumulative(),
      ...(isOk && state.end?.isTruncated && { truncated: true }),
    },
    notices: isOk ? blemishes(state, stderr) : [],
  };
}

/** The end counts by model; in a run without one, messages name theirs. */
function modelsOf({ spending, answeringModel }: RunState): readonly string[] {
  const counted = spending.models();
  return counted.length > 0 || answeringModel === null ? counted : [answeringModel];
}

/** What the last terminal record says. One that says nothing clear is taken at the exit's word. */
function terminalWord({ end, errors, hitTurnLimit }: RunState, exit: Exit): TerminalStatus {
  if (end === null) return "absent";
  const isOk =
    end.word === "unsure" ? exit.code === 0 && errors.length === 0 && !hitTurnLimit : end.word === "ok";
  return isOk ? okStatus(exit) : "error";
}

function blemishes({ end, errors }: RunState, stderr: string): string[] {
  return [
    ...(end?.isRefused ? ["the model or its provider refused to go on"] : []),
    ...errors.slice(0, 1).map(({ text, code }) => `recovered from: ${text ?? code}`),
    ...stderrNotices(stderr),
  ];
}
