import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { onAbort, onCallFailure, onNotice, onServerStatus, onSessionError } from "./on-error.ts";
import { onMessage, onMessageDelta, onMessageStart, onReasoning } from "./on-message.ts";
import {
  onCompaction,
  onModelChange,
  onResult,
  onSessionStart,
  onToolsUpdated,
  onUsage,
  tellSession,
} from "./on-session.ts";
import { onToolComplete, onToolStart } from "./on-tool.ts";
import {
  onCallFinished,
  onCallStart,
  onTaskComplete,
  onTurnEnd,
  onTurnRetry,
  onTurnStart,
} from "./on-turn.ts";
import type { RunState } from "./run-state.ts";
import { onSubAgentStarted } from "./sub-agent.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["abort", onAbort],
  ["agent.interrupted", ignore],
  ["assistant.idle", ignore],
  ["assistant.intent", ignore],
  ["assistant.message", onMessage],
  ["assistant.message_delta", onMessageDelta],
  ["assistant.message_start", onMessageStart],
  ["assistant.reasoning", onReasoning],
  ["assistant.reasoning_delta", ignore],
  ["assistant.tool_call_delta", ignore],
  ["assistant.turn_end", onTurnEnd],
  ["assistant.turn_retry", onTurnRetry],
  ["assistant.turn_start", onTurnStart],
  ["assistant.usage", onUsage],
  ["hook.end", ignore],
  ["hook.progress", ignore],
  ["hook.start", ignore],
  ["model.call_failure", onCallFailure],
  ["model.call_final_result", ignore],
  ["model.call_finished", onCallFinished],
  ["model.call_start", onCallStart],
  ["result", onResult],
  ["session.background_tasks_changed", ignore],
  ["session.compaction_complete", onCompaction],
  ["session.compaction_start", ignore],
  ["session.idle", ignore],
  ["session.mode_changed", ignore],
  ["session.plan_changed", ignore],
  ["session.shutdown", ignore],
  ["session.title_changed", ignore],
  ["session.todos_changed", ignore],
  ["session.truncation", ignore],
  ["session.usage_info", ignore],
  ["session.error", onSessionError],
  ["session.info", onNotice],
  ["session.mcp_server_status_changed", onServerStatus],
  ["session.mcp_server_tools_loaded", ignore],
  ["session.mcp_servers_loaded", ignore],
  ["session.model_change", onModelChange],
  ["session.resume", onSessionStart],
  ["session.skills_loaded", ignore],
  ["session.start", onSessionStart],
  ["session.task_complete", onTaskComplete],
  ["session.tools_updated", onToolsUpdated],
  ["session.warning", onNotice],
  ["subagent.completed", ignore],
  ["subagent.failed", ignore],
  ["subagent.selected", ignore],
  ["subagent.started", onSubAgentStarted],
  ["tool.execution_complete", onToolComplete],
  ["tool.execution_partial_result", ignore],
  ["tool.execution_progress", ignore],
  ["tool.execution_start", onToolStart],
  ["tool.shell_output", ignore],
  ["user.message", ignore],
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
  // On the envelope: the result has it there, in public reports other records too.
  tellSession(state, stringAt(record.sessionId));
}

/** A result or an error that lost its type is still one: nothing else says that the run failed. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  if ("sessionId" in record && "exitCode" in record) return "result";
  return stringAt(record, "data", "errorType") !== null && stringAt(record, "data", "message") !== null
    ? "session.error"
    : NO_TYPE;
}
