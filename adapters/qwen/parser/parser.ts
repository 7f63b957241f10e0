import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { isApiError } from "../../shared/gemini-cli/stderr-document.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { startsWithError } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { readDocument, reduceRecord } from "./reduce-record.ts";
import { runEvidence } from "./run-evidence.ts";
import { newRunState, type RunState } from "./run-state.ts";
import { stderrReport } from "./stderr-report.ts";

/** A fresh parser for one run of qwen. */
export function parser(options: ParserOptions): Parser {
  const finish = (state: RunState, end: RunEnd) => finishRun(state, end, options);
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser(
        { newState: newRunState, document: readDocument, finish, work: WORK_TOOLS },
        options,
      );
    case "stream-json":
      return new RecordStreamParser(
        { newState: newRunState, reduce: reduceRecord, finish, work: WORK_TOOLS },
        options,
      );
  }
}

/**
 * The outcome of a text-mode run. stdout holds the last message and nothing else; old versions report a failed call on
 * stderr alone and exit with 0, with an empty stdout or a piece of an answer. A call that failed and was made again is
 * no failure.
 */
function finishText(run: TextRun): Outcome {
  const { stdout, exit } = run;
  const report = stderrReport(run.stderrAsPrinted);
  const isPrinted = isApiError(stdout);
  const isHidden = report.fatal !== null && (stdout.trim() === "" || report.hasGivenUp);
  const ending = textEnding(run, withoutLastNewline(stdout), isPrinted || isHidden);
  const error = isPrinted || startsWithError(stdout) ? stdout : "";
  return textOutcome(run, {
    ending,
    evidence:
      ending.status === "ok" ? [] : runEvidence([], { report, stdout: error, exit, isExplained: false }),
    rules: ERROR_RULES,
  });
}
