import type { Exit, Outcome, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import type { UnstructuredOutput } from "../../shared/errors/unstructured-evidence.ts";
import { type RunEnding, runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { hasErrorLine } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

interface FinalAnswer {
  /** Null when nothing that was printed is the answer. */
  content: string | null;
  /** The answer is longer than what `result` held. */
  isJoined: boolean;
}

/** The outcome of a run that printed records, or should have. */
export function finishRun(
  state: RunState,
  end: RunEnd,
  { session }: Pick<ParserOptions, "session"> = {},
): Outcome {
  const { exit, noise, stderr } = end;
  const fallback = noise.wholeText();
  const outside: UnstructuredOutput = { noise: noise.reason(), stderr };
  const { content, isJoined } = finalAnswer(state);
  const ending = runEnding(exit, {
    terminal: terminalWord(state, exit, fallback),
    absentMeansCut: true,
    isMarkedFailed: hasErrorLine(outside.noise),
    fallback,
    answer: content,
  });
  const found = findings(state, ending, session != null);
  return outcomeOf(state, end, {
    cli: "claude",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, outside, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: state.end === null,
    sessionId: state.session.id,
    stopWords: state.end?.stopWords ?? [],
    ...found,
    notices: [
      ...(ending.status === "ok" && isJoined ? [JOINED] : []),
      ...(state.spending.costCoversMore(found.usage) ? [COST_COVERS_MORE] : []),
    ],
  });
}

const JOINED = "result held a part of the last message only: its blocks were joined";
const COST_COVERS_MORE = "the cost covers model calls that result.usage leaves out";

/** Tools that start a sub-agent; its name was Task up to 2.1. */
const SUB_AGENT_TOOLS = new Set(["Agent", "Task"]);

/** What the last terminal record says. A record that says nothing clear is taken at the exit's word. */
function terminalWord(state: RunState, exit: Exit, fallback: string | null): TerminalStatus {
  const word = state.end?.word ?? (isOnlyText(state, exit, fallback) ? "unsure" : "absent");
  if (word === "unsure") return exit.code === 0 ? "ok" : state.end === null ? "absent" : "error";
  return word === "ok" ? okStatus(exit) : word;
}

/** A run whose answer is outside of claude's own records: the documents' records, or plain text. */
function isOnlyText(state: RunState, exit: Exit, fallback: string | null): boolean {
  if (state.documented?.isComplete) return true;
  return exit.code === 0 && fallback !== null && !hasErrorLine(fallback);
}

function findings(state: RunState, ending: RunEnding, isResumed: boolean): Findings {
  const { costUsd, cumulativeCostUsd } = state.spending.cost();
  const liveTasks = state.tasks.list();
  return {
    usage: state.spending.usage(state.messageUsage, {
      model: state.session.model ?? state.answeringModel,
      hasSubAgents: !isResumed && state.tools.calls.some(({ name }) => SUB_AGENT_TOOLS.has(name)),
    }),
    costUsd,
    model: modelOf(state),
    models: [...state.models, ...state.spending.answeredModels(isResumed)],
    quota: state.quota.list(),
    ...(ending.status === "ok" && { structuredOutput: state.end?.structuredOutput }),
    diagnostics: {
      ...(liveTasks.length > 0 && { liveTasks }),
      ...(cumulativeCostUsd !== undefined && { cumulativeCostUsd }),
      ...(ending.status === "ok" && state.end?.isTruncated && { truncated: true }),
    },
  };
}

/**
 * The main model: init names it; a lone result only when it names a single one (mattschwen/claude-max-api-proxy#31).
 */
function modelOf(state: RunState): string | null {
  const models = state.spending.models();
  return state.session.model ?? state.answeringModel ?? (models.length === 1 ? (models[0] as string) : null);
}

/**
 * The answer of a turn that ended well: the `result` text, or all blocks of the last message where `result` holds a
 * part of them only (anthropics/claude-code#78686) or is missing.
 */
function finalAnswer({ end, documented, hasLostContent, lastMessage }: RunState): FinalAnswer {
  if (end === null) return { content: hasLostContent ? null : (documented?.text ?? null), isJoined: false };
  const joined = lastMessage.texts.join("");
  if (end.structuredOutput !== undefined) return { content: end.text, isJoined: false };
  if (end.text === null) return { content: joined === "" ? null : joined, isJoined: false };
  const isPart = joined.length > end.text.length && joined.includes(end.text);
  return isPart ? { content: joined, isJoined: true } : { content: end.text, isJoined: false };
}
