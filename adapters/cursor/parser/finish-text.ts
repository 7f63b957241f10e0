import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, saysLimit } from "../printed-errors.ts";
import { printedEvidence } from "./run-evidence.ts";

/** The outcome of a text-mode run: stdout is the answer, and comes all at once at the end. */
export function finishText(run: TextRun): Outcome {
  const { stdout, stderr } = run;
  // An answer that was cut may stand there: only what begins as an error is one.
  const noise = ERROR_LINE.test(stdout.trimStart()) ? stdout : "";
  return textOutcome(run, {
    content: withoutLastNewline(stdout),
    failed: saysLimit(stdout),
    evidence: () => printedEvidence({ noise, stderr }, false),
    rules: ERROR_RULES,
  });
}
