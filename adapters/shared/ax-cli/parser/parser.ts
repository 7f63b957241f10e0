import type { Parser, ParserOptions } from "../../../../contracts/cli/v1/adapter.ts";
import type { JsonOutput } from "../../../../schemas/wire/ax-glm/generated/json.ts";
import { stripAnsi } from "../../framing/ansi-stripper.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted } from "../../framing/fields.ts";
import { JsonDocumentParser } from "../../parser/json-document-parser.ts";
import { RecordStreamParser } from "../../parser/record-stream-parser.ts";
import type { RunEnd } from "../../parser/stream-reducer.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, newTurn, type RunState } from "./run-state.ts";

/** A fresh parser for one run of a CLI of the family: a message a line, or with `--json` all of them in one object. */
export function axParser(cli: string, options: ParserOptions): Parser {
  const finish = (state: RunState, end: RunEnd) => finishRun(cli, state, end);
  return options.outputFormat === "json"
    ? new JsonDocumentParser(
        { newState: newRunState, document: readDocument, finish, work: WORK_TOOLS },
        options,
      )
    : new RecordStreamParser(
        { newState: newRunState, reduce: reduceRecord, finish, work: WORK_TOOLS },
        options,
      );
}

/** Takes the object that `--json` prints: the messages of a run, or the error of one that could not begin. */
function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) {
    const { messages, error, model }: Untrusted<JsonOutput> = record;
    if (error !== undefined && error !== null) onError(state, error);
    else if (Array.isArray(messages)) onMessages(state, messages, stringAt(model));
    else state.diagnostics.unknownType("(none)");
  }
}

function onMessages(state: RunState, messages: readonly unknown[], model: string | null): void {
  state.turn = newTurn(false);
  state.model = model ?? state.model;
  for (const message of messages) {
    const record = recordAt(message);
    if (record !== null) reduceRecord(state, record);
  }
  // The document is complete: where its last message says that more had to come, the answer is what cannot be read.
  state.ending ??= { answer: null, failure: null };
}

function onError(state: RunState, error: unknown): void {
  const reason = stripAnsi(stringAt(error, "message") ?? stringAt(error) ?? "");
  state.ending = { answer: null, failure: { reason, code: null } };
}
