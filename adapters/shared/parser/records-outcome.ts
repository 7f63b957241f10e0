import type { Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../errors/error-evidence.ts";
import { makeError } from "../errors/make-error.ts";
import { estimateUsage } from "../outcome/estimate-usage.ts";
import { errorOutcome, okOutcome, type RunFacts, sessionAfter } from "../outcome/outcome.ts";
import { isExplainedByEnd, type VerdictInput, verdict } from "../outcome/verdict.ts";
import { verdictError } from "../outcome/verdict-error.ts";
import type { RunEnd, RunReading } from "./record-reading.ts";
import { withoutLastNewline } from "./text-outcome.ts";
import type { ToolLedger } from "./tool-ledger.ts";
import type { Transcript } from "./transcript.ts";

/** What the state of a run of records holds for its outcome. */
interface Recorded extends RunReading {
  transcript: Transcript;
  tools: ToolLedger;
}

/** What one provider knows of a run that printed records, or should have. */
export interface RecordsReading extends Omit<VerdictInput, "exit"> {
  /** Name of the CLI, for a sentence. */
  cli: string;
  /** All that speaks about the failure, most trusted first; asked for only if it is one. */
  evidence(isExplained: boolean): readonly ErrorEvidence[];
  rules: readonly ErrorRule[];
  /** Plain text in the place of records, where it is the answer; else null. */
  fallback: string | null;
  /** The answer, if the run went well; null when it cannot be read. */
  answer(): string | null;
  /** No record of this run would show usage: where none is known, it is estimated. */
  mayEstimate: boolean;
  /** Id that the CLI printed. */
  sessionId: string | null;
  /** What else the CLI showed. */
  facts(error: RunError | null): Omit<RunFacts, "exit" | "messages" | "session" | "tools">;
}

/** The outcome of a run of records: the verdict table says what it is, the provider what the records say. */
export function recordsOutcome(state: Recorded, end: RunEnd, reading: RecordsReading): Outcome {
  const { exit, promptLength, oversizedLines } = end;
  const { cli, rules, fallback } = reading;
  const facts = (error: RunError | null, more: RunFacts["diagnostics"] = {}): RunFacts => {
    const { diagnostics, ...shown } = reading.facts(error);
    return {
      messages: state.transcript.messages,
      tools: state.tools.calls,
      ...shown,
      exit,
      session: sessionAfter(error, reading.sessionId),
      diagnostics: state.diagnostics.result({
        ...(oversizedLines > 0 && { oversizedLines }),
        ...diagnostics,
        ...more,
      }),
    };
  };
  const result = verdict({ ...reading, exit });
  if (result.status === "error") {
    const error = verdictError(result.from, reading.evidence(isExplainedByEnd(result.from)), exit, { rules });
    return errorOutcome(error, facts(error));
  }
  if (fallback !== null) {
    const content = withoutLastNewline(fallback);
    const usage = estimateUsage(promptLength, content.length);
    return okOutcome(content, { ...facts(null, { textFallback: true }), usage });
  }
  const content = reading.answer();
  if (content === null) {
    const error = makeError("output_invalid", `${cli} ended well but its answer cannot be read`, "record");
    return errorOutcome(error, facts(error));
  }
  const known = facts(null, content === "" ? { emptyAnswer: true } : {});
  const estimate = reading.mayEstimate ? estimateUsage(promptLength, content.length) : null;
  return okOutcome(content, { ...known, usage: known.usage ?? estimate });
}
