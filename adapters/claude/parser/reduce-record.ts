import type { JsonRecord } from "../../shared/fields/fields.ts";
import { stringAt } from "../../shared/fields/fields.ts";
import { onAssistant } from "./on-assistant.ts";
import { onContent, onTurnCompleted } from "./on-documented.ts";
import { onRateLimit } from "./on-rate-limit.ts";
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
  ["command_lifecycle", ignore],
  ["content", onContent],
  ["control_request", ignore],
  ["control_response", ignore],
  ["rate_limit_event", onRateLimit],
  ["result", onResult],
  ["stream_event", onStreamEvent],
  ["system", onSystem],
  ["turn.completed", onTurnCompleted],
  ["turn.started", ignore],
  ["user", onUser],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    if (type === NO_TYPE && "content" in record) state.hasLostContent = true;
    return;
  }
  reducer(state, record);
  state.session.id ??= stringAt(record.session_id);
}

/** A result that lost its type still ends the turn: nothing else tells of both failure and turns. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "is_error" in record && "num_turns" in record ? "result" : NO_TYPE;
}
