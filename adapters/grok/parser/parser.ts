import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { readDocument } from "./on-document.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of grok; in `stream-json` it reads both of the CLI's streams. */
export function parser(options: ParserOptions): Parser {
  const reading = { newState: newRunState, finish: finishRun };
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser({ ...reading, document: readDocument }, options);
    case "stream-json":
      return new RecordStreamParser({ ...reading, reduce: reduceRecord }, options);
  }
}
