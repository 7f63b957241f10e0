import type { ToolRecord } from "../../../../schemas/wire/ax-glm/generated/stream-json.ts";
import { type JsonRecord, stringAt, type Untrusted } from "../../framing/fields.ts";
import { onAssistant } from "./on-assistant.ts";
import { newTurn, type RunState } from "./run-state.ts";

/**
 * How the CLI words a tool that failed, at the start of its output: a command's exit, arguments that are no JSON, a
 * refused or broken operation. No field shows it.
 */
const FAILED =
  /^(?:Command failed: |Tool execution error: |Error occurred$|Unknown tool: |\[[A-Z][A-Za-z ]{2,30}\] [^\n]{1,200} failed: )/;

const NO_ROLE = "(none)";

/** Takes one message into the state; one of an unknown role is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const role = stringAt(record.role);
  if (role === "assistant") onAssistant(state, record);
  else if (role === "tool") onToolResult(state, record);
  else if (role === "user") onPrompt(state);
  else state.diagnostics.unknownType(role ?? NO_ROLE);
}

/** The prompt is played back: a turn begins. */
function onPrompt(state: RunState): void {
  state.turn = newTurn(true);
  state.waiting = [];
  state.ending = null;
}

/**
 * What a tool printed. The record names no call: results are in the order of the calls in the message before them
 * (INV-CLI-EVENT-002).
 */
function onToolResult(state: RunState, record: JsonRecord): void {
  const { content }: Untrusted<ToolRecord> = record;
  state.ending = null;
  state.turn = { ...state.turn, hasCalled: true };
  const id = state.waiting.shift() ?? null;
  const isError = isFailedTool(content);
  if (id === null || !state.tools.result(id, isError)) return;
  const status = isError ? "error" : "ok";
  state.events.push({ kind: "tool_result", tool_call_id: id, status, output: content ?? null });
}

/** Whether the output of a tool is the CLI's word for a failure. */
function isFailedTool(output: unknown): boolean {
  return typeof output === "string" && FAILED.test(output);
}
