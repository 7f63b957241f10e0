import type { StreamEventRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import { takeStreamEvent } from "../../shared/anthropic/take-stream-event.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** Raw API events of --include-partial-messages; a sub-agent's are no part of the answer. */
export function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event, parent_tool_use_id, abandoned_blocks } = record as Untrusted<StreamEventRecord>;
  if (typeof parent_tool_use_id === "string") return;
  takeStreamEvent(state, event, abandoned_blocks != null);
}
