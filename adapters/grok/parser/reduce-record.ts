import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { onAssistant, onResult, onStreamEvent, onSystem, onUser } from "./on-messages.ts";
import {
  onCompacted,
  onCompactionFailed,
  onEnd,
  onError,
  onMaxTurns,
  onPlan,
  onText,
  onThought,
  onUsage,
} from "./on-native.ts";
import { onToolCall, onToolUpdate } from "./on-tool.ts";
import type { RunState } from "./run-state.ts";
import { endsRun } from "./turn-end.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

/** The records of both streams: no type is in both. */
const REDUCERS = new Map<string, Reducer>([
  ["assistant", onAssistant],
  ["auto_compact_completed", onCompacted],
  ["auto_compact_failed", onCompactionFailed],
  ["auto_compact_started", ignore],
  ["available_commands", ignore],
  ["end", onEnd],
  ["error", onError],
  ["max_turns_reached", onMaxTurns],
  ["plan", onPlan],
  ["result", onResult],
  ["stream_event", onStreamEvent],
  ["system", onSystem],
  ["text", onText],
  ["thought", onThought],
  ["tool_call", onToolCall],
  ["tool_call_update", onToolUpdate],
  ["usage", onUsage],
  ["user", onUser],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = stringAt(record.type) ?? endsRun(record) ?? NO_TYPE;
  const reducer = REDUCERS.get(type);
  if (reducer !== undefined) {
    reducer(state, record);
    return;
  }
  state.diagnostics.unknownType(type);
  // A piece of text that lost its type: the answer has a hole.
  if (type === NO_TYPE && "data" in record) state.reply.hasLostPiece = true;
}
