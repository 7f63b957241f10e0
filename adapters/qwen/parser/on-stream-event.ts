import type { StreamEventRecord } from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { takeStreamEvent } from "../../shared/anthropic/take-stream-event.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/**
 * Events of --include-partial-messages, which 0.24 prints one of its own among (goal_state) without being asked. A
 * sub-agent's are no part of the answer.
 */
export function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event, parent_tool_use_id } = record as Untrusted<StreamEventRecord>;
  if (stringAt(parent_tool_use_id) === null) takeStreamEvent(state, event);
}
