import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, isPrintedError } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { readDocument } from "./read-document.ts";
import { reduceRecord } from "./reduce-record.ts";
import { NOTICE } from "./run-evidence.ts";
import { newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of claude. */
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

/** The outcome of a text-mode run: stdout is the answer of a good run, and the error text of a failed one. */
function finishText(run: TextRun): Outcome {
  const { stdout, stderr } = run;
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES };
  const ending = textEnding(run, withoutLastNewline(stdout), isPrintedError(stdout));
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : unstructuredEvidence({ noise: stdout, stderr }, lines),
    rules: ERROR_RULES,
  });
}
