import { type JsonRecord, numberAt, recordAt, stringAt, valueAt } from "../../shared/framing/fields.ts";
import { emitToolResult, emitToolUse } from "./emit.ts";
import { tellChanges } from "./on-work.ts";
import type { RunState } from "./run-state.ts";

/** `exec_command_begin`, `patch_apply_end` and their like: what a tool is called, and which half of it this is. */
const HALF = /^(exec_command|patch_apply|mcp_tool_call|web_search)_(begin|end)$/;

/**
 * Takes one half of a tool call of 0.36.
 *
 * @returns false when the type is no tool's.
 */
export function onToolMessage(state: RunState, message: JsonRecord, type: string): boolean {
  const [, stem, half] = HALF.exec(type) ?? [];
  if (stem === undefined) return false;
  // A search runs at the API, within the model call that answers.
  if (stem !== "web_search") state.callUsedTool = true;
  state.end = null;
  const id = stringAt(message.call_id);
  if (half === "begin") {
    const server = stringAt(message, "invocation", "server");
    emitToolUse(state, id, { name: toolName(message) ?? stem, server, input: input(message) });
    if (id !== null && stem === "patch_apply") state.patches.set(id, message.changes);
    return true;
  }
  const hasFailed = isFailed(message);
  const isNews = emitToolResult(state, id, hasFailed, output(message));
  if (isNews && !hasFailed) tellChanges(state, id, state.patches.get(id ?? ""));
  state.patches.delete(id ?? "");
  return true;
}

function toolName(message: JsonRecord): string | null {
  return stringAt(message, "invocation", "tool");
}

function input({ invocation, changes, command }: JsonRecord): unknown {
  if (recordAt(invocation) !== null) return valueAt(invocation, "arguments") ?? null;
  return changes ?? command ?? null;
}

function output({ aggregated_output, result, stdout, query }: JsonRecord): unknown {
  if (recordAt(result) !== null) return valueAt(result, "Ok") ?? valueAt(result, "Err") ?? null;
  return aggregated_output ?? stdout ?? query ?? null;
}

/** Each kind of tool has its own way to say so; one that says nothing went well. */
function isFailed({ exit_code, success, result }: JsonRecord): boolean {
  if (exit_code !== undefined) return numberAt(exit_code) !== 0;
  if (success !== undefined) return success !== true;
  if (result === undefined) return false;
  return recordAt(result, "Ok") === null || valueAt(result, "Ok", "is_error") === true;
}
