import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import { onAssistant } from "./on-assistant.ts";
import { onDocument } from "./on-document.ts";
import { onResult } from "./on-result.ts";
import { onStreamEvent } from "./on-stream-event.ts";
import { onSystem } from "./on-system.ts";
import { onUser } from "./on-user.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["assistant", onAssistant],
  ["control_request", ignore],
  ["control_response", ignore],
  ["result", onResult],
  ["stream_event", onStreamEvent],
  ["system", onSystem],
  ["user", onUser],
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
  state.sessionId ??= stringAt(record.session_id);
}

/** Takes the objects of a json-mode run: all that a stream would hold, or the document of an old version. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  const isStream = records.some((record) => REDUCERS.has(recordType(record)));
  for (const record of records) {
    if (isStream || !onDocument(state, record)) reduceRecord(state, record);
  }
}

/** A result that lost its type still ends the run: nothing else has these two fields. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "is_error" in record && "num_turns" in record ? "result" : NO_TYPE;
}
