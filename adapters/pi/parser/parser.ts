import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { stderrTrouble } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { reduceRecord } from "./reduce-record.ts";
import { printedEvidence } from "./run-evidence.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of pi, whose `--mode json` is a stream of records. */
export function parser(options: ParserOptions): Parser {
  if (options.outputFormat === "text") return new TextParser(finishText, options);
  const newState = () => newRunState(options.cliVersion);
  return new RecordStreamParser(
    { newState, reduce: reduceRecord, finish: finishRun, work: WORK_TOOLS },
    options,
  );
}

/**
 * The outcome of a text-mode run. stdout holds the texts of the last message and nothing else, also of a run that
 * failed because they were cut short, so it never says why; each text has a newline behind it.
 */
function finishText(run: TextRun): Outcome {
  const notices = stderrTrouble(run.stderr).slice(0, 20);
  const ending = textEnding(run, withoutLastNewline(run.stdout), false);
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : printedEvidence("", run.stderr, false),
    rules: ERROR_RULES,
    facts: notices.length === 0 ? {} : { diagnostics: { notices } },
  });
}
