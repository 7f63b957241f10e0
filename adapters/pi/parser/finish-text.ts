import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { stderrTrouble } from "../printed-errors.ts";
import { printedEvidence } from "./run-evidence.ts";

/**
 * The outcome of a text-mode run. stdout holds the texts of the last message and nothing else, also of a run that failed
 * because they were cut short, so it never tells why; each text has a newline behind it.
 */
export function finishText(run: TextRun): Outcome {
  const notices = stderrTrouble(run.stderr).slice(0, 20);
  return textOutcome(run, {
    content: withoutLastNewline(run.stdout),
    failed: false,
    evidence: () => printedEvidence("", run.stderr, false),
    rules: ERROR_RULES,
    facts: notices.length === 0 ? {} : { diagnostics: { notices } },
  });
}
