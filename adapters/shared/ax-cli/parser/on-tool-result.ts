import type { ToolRecord } from "../../../../schemas/wire/ax-glm/generated/stream-json.ts";
import type { JsonRecord } from "../../fields/fields.ts";
import type { Untrusted } from "../../fields/untrusted.ts";
import { isFailedTool } from "../tool-status.ts";
import type { RunState } from "./run-state.ts";

/**
 * What a tool printed. The record names no call: results stand in the order of the calls in the message before them
 * (INV-CLI-EVENT-002).
 */
export function onToolResult(state: RunState, record: JsonRecord): void {
  const { content }: Untrusted<ToolRecord> = record;
  state.ending = null;
  state.turn = { ...state.turn, hasCalled: true };
  const id = state.waiting.shift() ?? null;
  const isError = isFailedTool(content);
  if (id === null || !state.tools.result(id, isError)) return;
  const status = isError ? "error" : "ok";
  state.events.push({ kind: "tool_result", tool_call_id: id, status, output: content ?? null });
}
