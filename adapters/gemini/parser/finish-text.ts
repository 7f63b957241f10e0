import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { isApiError } from "../../shared/gemini-cli/is-api-error.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { startsWithError } from "../error-lines.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { tellsUnusableAnswer } from "../unusable-answer.ts";
import { runEvidence } from "./run-evidence.ts";
import { hidesErrors } from "./run-verdict.ts";
import { stderrReport } from "./stderr-report.ts";

/**
 * The outcome of a text-mode run. stdout holds the model's texts and nothing else, of a run that failed too, so it tells
 * why only where it begins with a sentence of the CLI's. Two messages are parted by a newline that may be anybody's: they
 * stay one text.
 */
export function finishText(run: TextRun): Outcome {
  const { stdout, exit, cliVersion } = run;
  const report = stderrReport(run.stderrAsPrinted);
  const isPrinted = isApiError(stdout);
  const isHidden = report.fatal !== null && hidesErrors(cliVersion) !== false;
  const isUnusable = tellsUnusableAnswer(report.rest);
  return textOutcome(run, {
    content: withoutLastNewline(stdout),
    failed: isPrinted || isHidden || isUnusable,
    evidence: () =>
      runEvidence([], {
        report,
        stdout: isPrinted || startsWithError(stdout) ? stdout : "",
        exit,
        isExplained: false,
      }),
    rules: ERROR_RULES,
  });
}
