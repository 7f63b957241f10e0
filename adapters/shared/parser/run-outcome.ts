import type { Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../errors/error-evidence.ts";
import { makeError } from "../errors/make-error.ts";
import { documentedError } from "../outcome/documented.ts";
import { estimateUsage } from "../outcome/estimate-usage.ts";
import { errorOutcome, okOutcome, type RunFacts, sessionAfter } from "../outcome/outcome.ts";
import type { RunEnding } from "../outcome/run-ending.ts";
import { stopReasonOf } from "../outcome/stop-reason.ts";
import { verdictError } from "../outcome/verdict-error.ts";
import type { Noise } from "./noise.ts";
import type { ReducerState, RunEnd } from "./stream-reducer.ts";
import type { ToolLedger } from "./tool-ledger.ts";
import type { Transcript } from "./transcript.ts";

/** What the state of a run of records holds for its outcome. */
interface Recorded extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
}

/** What the CLI showed of a run besides its end: usage, cost, model ... */
export interface Findings extends Omit<RunFacts, "exit" | "messages" | "models" | "session" | "tools"> {
  /** All models that answered, in the order of their first appearance; names may come more than once. */
  models?: readonly string[];
  /** Warnings of the CLI that do not decide the verdict. */
  notices?: readonly string[];
}

/** What one provider makes of a run that printed records, or should have: values, from which the outcome follows. */
export interface RunSummary extends Findings {
  /** Name of the CLI, for a sentence. */
  cli: string;
  ending: RunEnding;
  /** All that speaks about the failure, most trusted first; empty where the run went well. */
  evidence: readonly ErrorEvidence[];
  rules: readonly ErrorRule[];
  /** The error where the answer cannot be read; left out: one that says just that. */
  unreadable?: RunError;
  /** Words that the CLI has for why the run stopped, the most telling one first; left out: it has none. */
  stopWords?: readonly (string | null | undefined)[];
  /** No record of this run would show usage: where none is known, it is estimated. */
  mayEstimate: boolean;
  /** Id that the CLI printed. */
  sessionId: string | null;
}

/** The outcome of a run of records. */
export function outcomeOf(state: Recorded, end: RunEnd, summary: RunSummary): Outcome {
  const { ending, mayEstimate } = summary;
  if (ending.status === "error") {
    const error = errorOf(end, ending, summary);
    return errorOutcome(error, factsOf(state, end, summary, error));
  }
  const { content, isFallback } = ending;
  const facts = factsOf(state, end, summary, null);
  const estimate = isFallback || mayEstimate ? estimateUsage(end.promptLength, content.length) : null;
  const usage = isFallback ? estimate : (facts.usage ?? estimate);
  const diagnostics = {
    ...facts.diagnostics,
    ...(isFallback ? { textFallback: true } : content === "" ? { emptyAnswer: true } : {}),
  };
  return okOutcome(content, { ...facts, usage, diagnostics });
}

function errorOf(
  { exit, now, noise }: RunEnd,
  ending: RunEnding & { status: "error" },
  { cli, evidence, rules, unreadable }: RunSummary,
): RunError {
  if (ending.from !== "unreadable") {
    const isRead = evidence.some(({ place }) => place === "record");
    const all = isRead ? evidence : [...documentEvidence(noise), ...evidence];
    return verdictError(ending.from, all, exit, { rules, now });
  }
  return (
    unreadable ?? makeError("output_invalid", `${cli} ended well but its answer cannot be read`, "record")
  );
}

/** What the error of a document says of which the adapter knows nothing more (Noise). */
function documentEvidence(noise: Noise): ErrorEvidence[] {
  const { error } = noise.unknownDocument ?? {};
  if (error === undefined || error === null) return [];
  const { text, httpStatus, codes } = documentedError(error);
  const [code = null] = codes.filter((one) => one !== null);
  return [{ place: "stdout", text, code, httpStatus }];
}

function factsOf(state: Recorded, end: RunEnd, summary: RunSummary, error: RunError | null): RunFacts {
  const { usage, costUsd, model, quota, structuredOutput, diagnostics, notices = [], sessionId } = summary;
  const models = [...new Set(summary.models?.filter((name) => name !== ""))];
  const collected = state.diagnostics.copy();
  for (const notice of notices) collected.notice(notice);
  return {
    messages: state.transcript.messages,
    tools: state.tools.calls,
    exit: end.exit,
    session: sessionAfter(error, sessionId),
    ...(usage !== undefined && { usage }),
    ...(costUsd !== undefined && { costUsd }),
    ...(model !== undefined && { model }),
    ...(models.length > 0 && { models }),
    ...(quota !== undefined && { quota }),
    ...(structuredOutput !== undefined && { structuredOutput }),
    ...(summary.stopWords !== undefined && { stopReason: stopReasonOf(summary.stopWords, error) }),
    diagnostics: collected.result({
      ...(end.oversizedLines > 0 && { oversizedLines: end.oversizedLines }),
      ...diagnostics,
    }),
  };
}
