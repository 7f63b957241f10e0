import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../errors/error-evidence.ts";
import { estimateUsage } from "../outcome/estimate-usage.ts";
import { errorOutcome, okOutcome, type RunFacts, sessionAfter } from "../outcome/outcome.ts";
import { verdict } from "../outcome/verdict.ts";
import { verdictError } from "../outcome/verdict-error.ts";
import type { TextRun } from "./text-parser.ts";

/** What one provider knows of a text-mode run. */
export interface TextReading {
  /** The answer, if the run went well: stdout without the CLI's own decoration. */
  content: string;
  /** A marker of the provider's says that the run failed, whatever its exit code. */
  failed: boolean;
  /** What speaks about the failure; asked for only if it is one, since that means looking at every line. */
  evidence(): readonly ErrorEvidence[];
  rules: readonly ErrorRule[];
  /** Id that the CLI printed. */
  sessionId?: string | null;
  /** What else the CLI showed: usage, model ... */
  facts?: Omit<RunFacts, "exit" | "session">;
}

/** The outcome of a text-mode run: its exit, or a marker of the provider's, tells the answer from an error. */
export function textOutcome(run: TextRun, reading: TextReading): Outcome {
  const { exit, promptLength } = run;
  const { content, failed, evidence, rules, sessionId = null, facts = {} } = reading;
  const result = verdict({ terminal: "absent", absentMeansCut: false, exit, isMarkedFailed: failed });
  if (result.status === "error") {
    const error = verdictError(result.from, evidence(), exit, { rules });
    return errorOutcome(error, { ...facts, exit, session: sessionAfter(error, sessionId) });
  }
  const usage = facts.usage ?? estimateUsage(promptLength, content.length);
  const diagnostics = { ...facts.diagnostics, ...(content === "" && { emptyAnswer: true }) };
  return okOutcome(content, { ...facts, exit, usage, diagnostics, session: sessionAfter(null, sessionId) });
}

/** Stdout less the one line end that the CLI puts behind an answer. */
export function withoutLastNewline(text: string): string {
  return text.replace(/\r?\n$/, "");
}
