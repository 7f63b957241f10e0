import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { readDocument } from "./read-document.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of codex. The CLI has no json format; a document is read as a stream of its records. */
export function parser(options: ParserOptions): Parser {
  const finish: typeof finishRun = (state, end) => finishRun(state, end, options.cliVersion);
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser<RunState>(
        {
          newState: newRunState,
          document: readDocument,
          finish,
        },
        options,
      );
    case "stream-json":
      return new RecordStreamParser<RunState>(
        { newState: newRunState, reduce: reduceRecord, finish },
        options,
      );
  }
}
