import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { outsideEvidence } from "../../shared/errors/outside-evidence.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, isPrintedError } from "../printed-errors.ts";
import { NOTICE } from "./run-evidence.ts";

/** The outcome of a text-mode run: stdout is the answer of a good run, and the error text of a failed one. */
export function finishText(run: TextRun): Outcome {
  return textOutcome(run, {
    content: withoutLastNewline(run.stdout),
    failed: isPrintedError(run.stdout),
    evidence: () =>
      outsideEvidence({ noise: run.stdout, stderr: run.stderr }, { notice: NOTICE, errorLine: ERROR_LINE }),
    rules: ERROR_RULES,
  });
}
