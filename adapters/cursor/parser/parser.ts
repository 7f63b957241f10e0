import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, saysLimit } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { joinedLines } from "./joined-lines.ts";
import { readDocument, reduceRecord } from "./reduce-record.ts";
import { printedEvidence } from "./run-evidence.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of cursor-agent. */
export function parser(options: ParserOptions): Parser {
  const reading = { newState: newRunState, finish: finishRun, work: WORK_TOOLS };
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser({ ...reading, document: readDocument }, options);
    case "stream-json":
      return new RecordStreamParser({ ...reading, reduce: reduceRecord }, options, { joiner: joinedLines() });
  }
}

/** The outcome of a text-mode run: stdout is the answer, and comes all at once at the end. */
function finishText(run: TextRun): Outcome {
  const { stdout, stderr } = run;
  // An answer that was cut may be there: only what begins as an error is one.
  const noise = ERROR_LINE.test(stdout.trimStart()) ? stdout : "";
  const ending = textEnding(run, withoutLastNewline(stdout), saysLimit(stdout));
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : printedEvidence({ noise, stderr }, false),
    rules: ERROR_RULES,
  });
}
