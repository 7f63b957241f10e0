import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { readDocument, reduceRecord } from "./reduce-record.ts";
import { newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of qwen. */
export function parser(options: ParserOptions): Parser {
  const finish = (state: RunState, end: RunEnd) => finishRun(state, end, options);
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser({ newState: newRunState, document: readDocument, finish }, options);
    case "stream-json":
      return new RecordStreamParser({ newState: newRunState, reduce: reduceRecord, finish }, options);
  }
}
