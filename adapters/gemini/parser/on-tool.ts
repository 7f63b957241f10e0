import type { ToolResultRecord, ToolUseRecord } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { type RunState, startTurn } from "./run-state.ts";

/** A tool call: what the model said before it is no answer. */
export function onToolUse(state: RunState, record: JsonRecord): void {
  const { tool_name, tool_id, parameters } = record as Untrusted<ToolUseRecord>;
  startTurn(state);
  state.pending = [];
  const name = stringAt(tool_name);
  const id = stringAt(tool_id);
  if (name === null || !state.tools.use(id, name) || id === null) return;
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input: parameters ?? null });
}

/** What a tool gave: some give no output, a failed one a message at least. */
export function onToolResult(state: RunState, record: JsonRecord): void {
  const { tool_id, status, output, error } = record as Untrusted<ToolResultRecord>;
  state.isTurnOver = true;
  const id = stringAt(tool_id);
  const isError = status !== "success";
  if (id === null || !state.tools.result(id, isError)) return;
  state.events.push({
    kind: "tool_result",
    tool_call_id: id,
    status: isError ? "error" : "ok",
    output: output ?? stringAt(error, "message"),
  });
}
