import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/** A sub-agent begins: from here on its records may name it instead of the call that started it. */
export function onSubAgentStarted(state: RunState, record: JsonRecord): void {
  const call = stringAt(record, "data", "toolCallId");
  const agent = stringAt(record.agentId);
  if (call !== null && agent !== null) state.subAgents.set(agent, call);
}

/**
 * The tool call whose sub-agent a record belongs to; null for the top-level agent (INV-CLI-EVENT-005). Documents of the
 * CLI's SDK name it in the data (1.0) or name the agent beside it (later); the recordings hold no sub-agent.
 */
export function parentCall(state: RunState, record: JsonRecord): string | null {
  const agent = stringAt(record.agentId) || null;
  const named = stringAt(record, "data", "parentToolCallId") || null;
  return named ?? (agent === null ? null : (state.subAgents.get(agent) ?? agent));
}
