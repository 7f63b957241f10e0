import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { isApiError } from "../../shared/gemini-cli/stderr-document.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { STOPPED_MODEL, UNUSABLE_ANSWER } from "../error-sentences.ts";
import { startsWithError } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { readDocument, reduceRecord } from "./reduce-record.ts";
import { runEvidence } from "./run-evidence.ts";
import { newRunState, type RunState } from "./run-state.ts";
import { hidesErrors } from "./run-verdict.ts";
import { stderrReport } from "./stderr-report.ts";

const LINE = new RegExp(String.raw`^\[ERROR\] (?:${STOPPED_MODEL}|${UNUSABLE_ANSWER})`, "m");

/** A fresh parser for one run of gemini. */
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
 * The outcome of a text-mode run. stdout holds the model's texts and nothing else, of a run that failed too, so it
 * tells why only where it begins with a sentence of the CLI's. Two messages are parted by a newline that may be
 * anybody's: they stay one text.
 */
function finishText(run: TextRun): Outcome {
  const { stdout, exit, cliVersion } = run;
  const report = stderrReport(run.stderrAsPrinted);
  const isPrinted = isApiError(stdout);
  const isHidden = report.fatal !== null && hidesErrors(cliVersion) !== false;
  const isUnusable = tellsUnusableAnswer(report.rest);
  const ending = textEnding(run, withoutLastNewline(stdout), isPrinted || isHidden || isUnusable);
  const error = isPrinted || startsWithError(stdout) ? stdout : "";
  return textOutcome(run, {
    ending,
    evidence:
      ending.status === "ok" ? [] : runEvidence([], { report, stdout: error, exit, isExplained: false }),
    rules: ERROR_RULES,
  });
}

/**
 * True when stderr of a text-mode run, without the words of tools, says that the model gave nothing that could be used.
 */
function tellsUnusableAnswer(stderr: string): boolean {
  return LINE.test(stderr);
}
