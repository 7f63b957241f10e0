import { type JsonRecord, stringAt } from "../../fields/fields.ts";
import { onAssistant } from "./on-assistant.ts";
import { onToolResult } from "./on-tool-result.ts";
import { newTurn, type RunState } from "./run-state.ts";

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
