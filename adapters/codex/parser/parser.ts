import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import type { JsonRecord } from "../../shared/framing/fields.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of codex. The CLI has no json format; a document is read as a stream of its records. */
export function parser(options: ParserOptions): Parser {
  const finish: typeof finishRun = (state, end) => finishRun(state, end, options);
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

/** Takes the records of a whole document: those of a stream, or one object that protocol documents show. */
function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) reduceRecord(state, record);
  const { documented, hasOwnRecords, transcript } = state;
  if (!hasOwnRecords && documented !== null && "answer" in documented) transcript.block(documented.answer);
}
