import { type JsonRecord, recordAt, stringAt } from "../../shared/fields/fields.ts";
import { onDone } from "./on-done.ts";
import { onError } from "./on-error.ts";
import { onStepFinish, onStepStart } from "./on-step.ts";
import { onReasoning, onText } from "./on-text.ts";
import { onToolUse } from "./on-tool-use.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const REDUCERS = new Map<string, Reducer>([
  ["done", onDone],
  ["error", onError],
  ["reasoning", onReasoning],
  ["step_finish", onStepFinish],
  ["step_start", onStepStart],
  ["text", onText],
  ["tool_use", onToolUse],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    return;
  }
  tellSession(state, record);
  reducer(state, record);
}

/** An error that lost its type is still one: the run may be told by nothing else to have failed. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return recordAt(record.error) === null ? NO_TYPE : "error";
}

/** No record announces the session: the first one that names it does. */
function tellSession(state: RunState, record: JsonRecord): void {
  if (state.sessionId !== null) return;
  const id = stringAt(record.sessionID) ?? stringAt(record, "part", "sessionID");
  if (id === null) return;
  state.sessionId = id;
  state.events.push({ kind: "session", id });
}
