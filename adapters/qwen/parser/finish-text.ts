import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { isApiError } from "../../shared/gemini-cli/is-api-error.ts";
import { textOutcome, withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { startsWithError } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import { stderrReport } from "./stderr-report.ts";

/**
 * The outcome of a text-mode run. stdout holds the last message and nothing else; old versions tell of a failed call on
 * stderr alone and exit with 0, with an empty stdout or a piece of an answer. A call that failed and was made again is
 * no failure.
 */
export function finishText(run: TextRun): Outcome {
  const { stdout, exit } = run;
  const report = stderrReport(run.stderrAsPrinted);
  const isPrinted = isApiError(stdout);
  const isHidden = report.fatal !== null && (stdout.trim() === "" || report.hasGivenUp);
  return textOutcome(run, {
    content: withoutLastNewline(stdout),
    failed: isPrinted || isHidden,
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
