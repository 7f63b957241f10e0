import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { SseSplitter } from "../../shared/framing/sse-splitter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { finishRun } from "./finish-run.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, type RunState } from "./run-state.ts";

/**
 * A fresh parser for one run: `out` is the body of the response, an event stream or one JSON document; `err` is its
 * head, and what the client says of the connection.
 */
export function parser(options: ParserOptions): Parser {
  const reading = { newState: newRunState, reduce: reduceRecord, finish: finishRun };
  if (options.outputFormat !== "json")
    return new RecordStreamParser(reading, options, { framing: new SseSplitter() });
  const document = (state: RunState, records: Parameters<typeof reduceRecord>[1][]) => {
    for (const record of records) reduceRecord(state, record);
  };
  return new JsonDocumentParser({ newState: newRunState, document, finish: finishRun }, options);
}
