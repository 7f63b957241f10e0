import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of cline, whose `--json` is a stream of records. */
export function parser(options: ParserOptions): Parser {
  return new RecordStreamParser(
    { newState: newRunState, reduce: reduceRecord, finish: finishRun, work: WORK_TOOLS },
    options,
  );
}
