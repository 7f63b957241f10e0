import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { readDocument } from "./read-document.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of claude. */
export function parser(options: ParserOptions): Parser {
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser(
        { newState: newRunState, document: readDocument, finish: finishRun },
        options,
      );
    case "stream-json":
      return new RecordStreamParser(
        { newState: newRunState, reduce: reduceRecord, finish: finishRun },
        options,
      );
  }
}
