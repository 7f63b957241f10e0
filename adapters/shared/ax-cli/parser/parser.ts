import type { Parser, ParserOptions } from "../../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../parser/json-document-parser.ts";
import type { RunEnd } from "../../parser/record-reading.ts";
import { RecordStreamParser } from "../../parser/record-stream-parser.ts";
import { finishRun } from "./finish-run.ts";
import { readDocument } from "./read-document.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of a CLI of the family: a message a line, or with `--json` all of them in one object. */
export function axParser(cli: string, options: ParserOptions): Parser {
  const finish = (state: RunState, end: RunEnd) => finishRun(cli, state, end);
  return options.outputFormat === "json"
    ? new JsonDocumentParser({ newState: newRunState, document: readDocument, finish }, options)
    : new RecordStreamParser({ newState: newRunState, reduce: reduceRecord, finish }, options);
}
