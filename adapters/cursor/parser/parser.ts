import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { joinedLines } from "./joined-lines.ts";
import { readDocument, reduceRecord } from "./reduce-record.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of cursor-agent. */
export function parser(options: ParserOptions): Parser {
  const reading = { newState: newRunState, finish: finishRun };
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser({ ...reading, document: readDocument }, options);
    case "stream-json":
      return new RecordStreamParser({ ...reading, reduce: reduceRecord }, options, { joiner: joinedLines() });
  }
}
