import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../errors/error-evidence.ts";
import { estimateUsage } from "../outcome/estimate-usage.ts";
import { errorOutcome, okOutcome, type RunFacts, sessionAfter } from "../outcome/outcome.ts";
import { type VerdictSource, verdict } from "../outcome/verdict.ts";
import { verdictError } from "../outcome/verdict-error.ts";
import type { TextRun } from "./text-parser.ts";

/** How a text-mode run ended: its exit, or a marker of the provider's, reports the answer from an error. */
export type TextEnding = { status: "ok"; content: string } | { status: "error"; from: VerdictSource };

/**
 * @param content the answer, if the run went well: stdout without the CLI's own decoration.
 * @param isMarkedFailed a marker of the provider's says that the run failed, whatever its exit code.
 */
export function textEnding({ exit }: TextRun, content: string, isMarkedFailed: boolean): TextEnding {
  const result = verdict({ terminal: "absent", absentMeansCut: false, exit, isMarkedFailed });
  return result.status === "ok" ? { status: "ok", content } : result;
}

/** What one provider makes of a text-mode run: values, from which the outcome follows. */
export interface TextSummary {
  ending: TextEnding;
  /** What speaks about the failure; empty where the run went well, since to find it every line is looked at. */
  evidence: readonly ErrorEvidence[];
  rules: readonly ErrorRule[];
  /** Id that the CLI printed. */
  sessionId?: string | null;
  /** What else the CLI showed: usage, model ... */
  facts?: Omit<RunFacts, "exit" | "session">;
}

/** The outcome of a text-mode run. */
export function textOutcome({ exit, promptLength, now }: TextRun, summary: TextSummary): Outcome {
  const { ending, evidence, rules, sessionId = null, facts = {} } = summary;
  if (ending.status === "error") {
    const error = verdictError(ending.from, evidence, exit, { rules, now });
    return errorOutcome(error, { ...facts, exit, session: sessionAfter(error, sessionId) });
  }
  const { content } = ending;
  const usage = facts.usage ?? estimateUsage(promptLength, content.length);
  const diagnostics = { ...facts.diagnostics, ...(content === "" && { emptyAnswer: true }) };
  return okOutcome(content, { ...facts, exit, usage, diagnostics, session: sessionAfter(null, sessionId) });
}
