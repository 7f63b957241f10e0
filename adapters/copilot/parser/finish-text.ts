import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { saysBrokenOff } from "../printed-errors.ts";
import { footerOn, splitFooter } from "./footer.ts";
import { printedEvidence } from "./run-evidence.ts";
import { textAnswer } from "./text-answer.ts";

/**
 * The outcome of a text-mode run. stdout holds the model's texts and what the CLI draws around them, also in a run that
 * failed, so it never says why: that is on stderr, ahead of the footer.
 */
export function finishText(run: TextRun): Outcome {
  const footer = footerOn(run.stderr);
  // An answer may quote a footer: where the CLI has printed its own on stderr, stdout holds none.
  const printed = footer === null ? splitFooter(run.stdout) : { rest: run.stdout, footer };
  const { content, messages, notices } = textAnswer(printed.rest);
  const ending = textEnding(run, content, saysBrokenOff(run.stderr));
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : printedEvidence({ noise: "", stderr: run.stderr }, false),
    rules: ERROR_RULES,
    sessionId: printed.footer?.sessionId ?? null,
    facts: {
      messages,
      model: printed.footer?.model ?? null,
      usage: printed.footer?.usage ?? null,
      diagnostics: notices.length > 0 ? { notices: notices.slice(0, 20) } : {},
    },
  });
}
