import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { onAssistant, onThinking } from "./on-assistant.ts";
import { onResult, onSystem, tellSession } from "./on-run.ts";
import { onToolCall } from "./on-tool-call.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["assistant", onAssistant],
  ["result", onResult],
  ["system", onSystem],
  ["thinking", onThinking],
  ["tool_call", onToolCall],
  ["user", ignore],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    return;
  }
  reducer(state, record);
  tellSession(state, stringAt(record.session_id));
}

/** The object of json mode is the stream's last record. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) reduceRecord(state, record);
}

/** A result that lost its type is still one: nothing else says how the run ended. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "is_error" in record && "duration_ms" in record ? "result" : NO_TYPE;
}
