import type { AgentActivityEvent } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";

/**
 * An event of the core in the union of `agent/v1`: its fields and no others, values as the CLI gave them. Pure; nothing
 * is scrubbed or cut, that is the host's to do (INV-AGENT-ACT-002). Null for kinds that the union does not have.
 */
export function agentActivity(event: ActivityEvent): AgentActivityEvent | null {
  switch (event.kind) {
    case "session": {
      const { kind, model = null, tools = null, cwd = null } = event;
      return { kind, model, tools, cwd };
    }
    case "assistant_text":
    case "thinking":
      return { kind: event.kind, text: event.text };
    case "tool_use": {
      const { kind, tool_call_id, name, input } = event;
      return { kind, tool_call_id, name, input };
    }
    case "tool_result": {
      const { kind, tool_call_id, status, output } = event;
      return { kind, tool_call_id, status, output };
    }
    default:
      return null;
  }
}
