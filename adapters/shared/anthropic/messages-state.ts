import type {
  ThinkingEvent,
  ToolResultEvent,
  ToolUseEvent,
} from "../../../schemas/cli/v1/generated/activity-event.ts";
import { arrayAt, type JsonRecord, recordAt } from "../framing/fields.ts";
import type { ReducerState } from "../parser/stream-reducer.ts";
import type { ToolLedger } from "../parser/tool-ledger.ts";
import type { Transcript } from "../parser/transcript.ts";
import type { MessageUsage } from "./message-usage.ts";

/**
 * What the readers of this folder know of a run: a provider's state has these parts and more. The folder is for CLIs
 * that print the messages of Anthropic's API (content blocks, raw stream events, tool results as messages of the user)
 * among records of their own; what those records say, and which message is the answer, is the provider's to know.
 */
export interface MessagesState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  messageUsage: MessageUsage;
}

/** Content as blocks: it is an array, or one string that stands for a text block (imbue-ai/sculptor#254). */
export function contentBlocks(content: unknown): JsonRecord[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  const blocks: JsonRecord[] = [];
  for (const item of arrayAt(content)) {
    const block = recordAt(item);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

/** Emits an event; `parent` is the tool call of the sub-agent that it belongs to, or null. */
export function emitInside(
  state: ReducerState,
  parent: string | null,
  event: ThinkingEvent | ToolResultEvent | ToolUseEvent,
): void {
  if (parent !== null) event.parent_tool_call_id = parent;
  state.events.push(event);
}
