import type { StreamEventRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import { recordAt, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** Raw API events of --include-partial-messages: text deltas, and the final usage of each message. */
export function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event: raw, parent_tool_use_id, abandoned_blocks } = record as Untrusted<StreamEventRecord>;
  const event = recordAt(raw);
  if (event === null || typeof parent_tool_use_id === "string") return;
  const { transcript, messageUsage } = state;
  switch (event.type) {
    case "message_start":
      transcript.startCall();
      messageUsage.streamStart(event.message);
      break;
    case "content_block_start":
      onBlockStart(state, recordAt(event.content_block));
      break;
    case "content_block_delta":
      onDelta(state, recordAt(event.delta));
      break;
    case "content_block_stop":
      transcript.stopBlock();
      break;
    case "message_delta":
      if (stringAt(event.delta, "stop_reason") === null) break;
      transcript.finishCall();
      messageUsage.streamEnd(event.usage);
      break;
    case "message_stop":
      if (abandoned_blocks == null) transcript.finishCall();
      break;
  }
}

function onBlockStart({ transcript }: RunState, block: JsonRecord | null): void {
  if (block?.type !== "text") return;
  transcript.startBlock();
  if (typeof block.text === "string" && block.text !== "") transcript.delta(block.text);
}

function onDelta({ transcript }: RunState, delta: JsonRecord | null): void {
  if (delta?.type === "text_delta" && typeof delta.text === "string" && delta.text !== "")
    transcript.delta(delta.text);
}
