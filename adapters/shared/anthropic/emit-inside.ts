import type {
  ThinkingEvent,
  ToolResultEvent,
  ToolUseEvent,
} from "../../../schemas/cli/v1/generated/activity-event.ts";
import type { RunReading } from "../parser/record-reading.ts";

/** Emits an event; `parent` is the tool call of the sub-agent that it belongs to, or null. */
export function emitInside(
  state: RunReading,
  parent: string | null,
  event: ThinkingEvent | ToolResultEvent | ToolUseEvent,
): void {
  if (parent !== null) event.parent_tool_call_id = parent;
  state.events.push(event);
}
