import type { AssistantRecord, ToolRecord } from "../../../schemas/wire/grok-vibe/generated/stream-json.ts";
import { arrayAt, type JsonRecord, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { isToolFailure, readMessage } from "../printed-errors.ts";
import type { RunState } from "./run-state.ts";

/** Takes any record into the state; one of an unknown role is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const role = stringAt(record.role);
  if (role === "assistant") onAssistant(state, record);
  else if (role === "tool") onTool(state, record);
  else if (role !== "user") state.diagnostics.unknownType(role ?? "(none)");
}

/** A whole message; all are printed at the end of the run. */
function onAssistant(state: RunState, record: JsonRecord): void {
  const { content, tool_calls }: Untrusted<AssistantRecord> = record;
  const calls = arrayAt(tool_calls);
  // The field is there for calls alone: with anything else in it, this is not the last word either.
  const hasCalls = calls.length > 0 || (tool_calls !== undefined && !Array.isArray(tool_calls));
  const text = stringAt(content);
  const message = text === null ? null : readMessage(text, hasCalls);
  if (message?.by === "model" && message.text !== "") state.transcript.block(message.text);
  if (hasCalls) {
    state.last = null;
    for (const call of calls) onToolCall(state, call);
  } else if (message === null) state.last = { kind: "lost" };
  else if (message.by === "model") state.last = { kind: "answer", text: message.text };
  else if (message.says === "failed") state.last = { kind: "failed", reason: message.reason };
  else state.last = { kind: "answer", text: "" };
}

/** A call of a tool; its arguments are JSON in a string, and stay that. */
function onToolCall(state: RunState, call: unknown): void {
  const [id, name] = [stringAt(call, "id"), stringAt(call, "function", "name")];
  if (name === null || !state.tools.use(id, name) || id === null) return;
  const input = valueAt(call, "function", "arguments") ?? null;
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input });
}

/** What a tool printed. */
function onTool(state: RunState, record: JsonRecord): void {
  const { tool_call_id, content }: Untrusted<ToolRecord> = record;
  // The model has to say what it makes of this.
  state.last = null;
  const id = stringAt(tool_call_id);
  const isError = isToolFailure(content);
  if (id === null || !state.tools.result(id, isError)) return;
  const status = isError ? "error" : "ok";
  state.events.push({ kind: "tool_result", tool_call_id: id, status, output: content ?? null });
}
