import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { TextParser } from "../../shared/parser/text-parser.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { finishText } from "./finish-text.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState } from "./run-state.ts";

/** A fresh parser for one run of copilot, whose `--output-format json` is a stream of records. */
export function parser(options: ParserOptions): Parser {
  if (options.outputFormat === "text") return new TextParser(finishText, options);
  return new RecordStreamParser(
    { newState: newRunState, reduce: reduceRecord, finish: finishRun, work: WORK_TOOLS },
    options,
  );
}
