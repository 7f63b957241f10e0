import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { stderrNotices } from "../printed-errors.ts";
import { printedEvidence } from "./run-evidence.ts";

/**
 * The outcome of a run in `plain`. stdout holds the model's texts, joined, and a newline; also those of a run that then
 * failed, so it never tells why: that stands on stderr.
 */
export function finishText(run: TextRun): Outcome {
  const notices = stderrNotices(run.stderr).slice(0, 20);
  const content = withoutLastNewline(run.stdout);
  return textOutcome(run, {
    content,
    failed: false,
    evidence: () => printedEvidence({ noise: "", stderr: run.stderr }, false),
    rules: ERROR_RULES,
    facts: {
      messages: content === "" ? [] : [content],
      diagnostics: notices.length === 0 ? {} : { notices },
    },
  });
}
