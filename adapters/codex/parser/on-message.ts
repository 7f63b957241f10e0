import type {
  MessageEnvelope,
  TokenCountMessage,
} from "../../../schemas/wire/codex/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { emitText } from "./emit.ts";
import { onCompactionTask } from "./on-compaction.ts";
import { onToolMessage } from "./on-tool-message.ts";
import { endWell, onThreadStarted, openTurn, tellError } from "./on-turn.ts";
import { tellPlan } from "./on-work.ts";
import { parseError, sentenceOf } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

/** Types that say nothing about the outcome, the deltas of texts that come whole among them. */
const IGNORED = new Set([
  "agent_message_delta",
  "agent_reasoning_delta",
  "agent_reasoning_raw_content",
  "agent_reasoning_raw_content_delta",
  "agent_reasoning_section_break",
  "exec_command_output_delta",
  "shutdown_complete",
  "turn_diff",
  "user_message",
]);

/** `{"id", "msg"}`, the records of 0.36, which has no record that ends a run. */
export function onMessage(state: RunState, record: JsonRecord): void {
  const { id, msg } = record as Untrusted<MessageEnvelope>;
  const message = recordAt(msg) ?? {};
  const type = stringAt(message.type);
  if (onCompactionTask(state, id, type)) return;
  if (type !== null && onKnown(state, message, type, id)) {
    state.hasOwnRecords = true;
    state.hasNoTerminalRecord = true;
    return;
  }
  state.diagnostics.unknownType(`msg/${type?.slice(0, 80) ?? "(none)"}`);
  // What lost its type, or is no message any more, may have been the answer.
  if (type === null && ("message" in message || recordAt(msg) === null)) state.hasLostAnswer = true;
}

/** @returns false when the type is not known. */
function onKnown(state: RunState, message: JsonRecord, type: string, id: unknown): boolean {
  switch (type) {
    case "task_started":
      state.hasTask = true;
      openTurn(state);
      return true;
    case "session_configured":
      state.model = stringAt(message.model) ?? state.model;
      onThreadStarted(state, message);
      return true;
    case "agent_message":
      onAgentMessage(state, message);
      return true;
    case "agent_reasoning":
      if (message.text) state.events.push({ kind: "thinking", text: stringAt(message.text) ?? "" });
      return true;
    case "token_count":
      onTokenCount(state, message);
      return true;
    case "task_complete":
      state.answer ??= stringAt(message.last_agent_message);
      endWell(state);
      return true;
    case "stream_error":
      onTrouble(state, message);
      return true;
    case "error":
      onError(state, message, id === "");
      return true;
    case "turn_aborted":
      state.end = {
        word: "error",
        error: [{ place: "record", text: stringAt(message.reason), code: type }],
      };
      return true;
    case "plan_update":
      state.callUsedTool = true;
      tellPlan(state, message.plan);
      return true;
    default:
      return IGNORED.has(type) || onToolMessage(state, message, type);
  }
}

function onAgentMessage(state: RunState, message: JsonRecord): void {
  const text = stringAt(message.message);
  state.end = null;
  state.callUsedTool = false;
  state.hasLostAnswer = text === null;
  if (text !== null) emitText(state, text);
}

/**
 * The end of a model call, with the total of the process so far. It ends the run too, unless the call used a tool: the
 * model then has to be asked again.
 */
function onTokenCount(state: RunState, message: Untrusted<TokenCountMessage>): void {
  state.usage.ofProcess(valueAt(message.info, "total_token_usage"));
  if (state.callUsedTool) state.callUsedTool = false;
  else endWell(state);
}

/** A model call that is tried again. */
function onTrouble(state: RunState, message: JsonRecord): void {
  state.end = null;
  tellError(state, parseError({ message: message.message }));
}

/** The exit code says nothing: it is 0 for every failed turn. An error without a task is a warning about the set-up. */
function onError(state: RunState, message: JsonRecord, isOfSetUp: boolean): void {
  const error = parseError({ message: message.message });
  if (isOfSetUp || !state.hasTask) state.diagnostics.notice(sentenceOf(error) ?? "");
  else state.end = { word: "error", error };
}
