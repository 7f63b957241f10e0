import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import {
  onAgentEnd,
  onAgentSettled,
  onAgentStart,
  onCompactionEnd,
  onRetryEnd,
  onRetryStart,
  onSession,
  onSummaryRetry,
} from "./on-agent.ts";
import { onMessageEnd, onMessageStart, onTurnEnd, startCall } from "./on-message.ts";
import { onMessageUpdate } from "./on-message-update.ts";
import { onToolEnd, onToolStart } from "./on-tool.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

/** Known, and nothing that an outcome says. */
const nothing: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["agent_end", onAgentEnd],
  ["agent_settled", onAgentSettled],
  ["agent_start", onAgentStart],
  ["auto_retry_end", onRetryEnd],
  ["auto_retry_start", onRetryStart],
  ["compaction_end", onCompactionEnd],
  ["compaction_start", nothing],
  ["entry_appended", nothing],
  ["message_end", onMessageEnd],
  ["message_start", onMessageStart],
  ["message_update", onMessageUpdate],
  ["queue_update", nothing],
  ["session", onSession],
  ["session_info_changed", nothing],
  ["summarization_retry_attempt_start", nothing],
  ["summarization_retry_finished", nothing],
  ["summarization_retry_scheduled", onSummaryRetry],
  ["thinking_level_changed", nothing],
  ["tool_execution_end", onToolEnd],
  ["tool_execution_start", onToolStart],
  ["tool_execution_update", nothing],
  ["turn_end", onTurnEnd],
  ["turn_start", startCall],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = stringAt(record.type);
  const reducer = REDUCERS.get(type ?? "");
  if (reducer === undefined) state.diagnostics.unknownType(type ?? NO_TYPE);
  else reducer(state, record);
}
