import type { AssistantRecord, ThinkingRecord } from "../../../schemas/wire/cursor/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/messages-state.ts";
import { type JsonRecord, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/**
 * A text of the model's. One with a time and without a model call is a piece; one with both is a message before a tool,
 * which repeats its pieces; the last one has neither, and where pieces came it repeats them all
 * (Nomadcxx/opencode-cursor#43).
 */
export function onAssistant(state: RunState, record: JsonRecord): void {
  const { message, model_call_id, timestamp_ms } = record as Untrusted<AssistantRecord>;
  endThought(state);
  const isPiece = model_call_id === undefined && timestamp_ms !== undefined;
  const isLast = model_call_id === undefined && timestamp_ms === undefined;
  for (const block of contentBlocks(valueAt(message, "content"))) {
    const text = stringAt(block.text);
    if (block.type !== "text" || text === null || text === "") continue;
    if (isPiece) {
      state.hasPieces = true;
      state.transcript.delta(text);
    } else if (isLast && state.hasPieces && isAllOf(text, state.transcript.messages)) {
      state.transcript.stopBlock();
    } else {
      state.transcript.block(text);
      state.transcript.finishCall();
    }
  }
}

/**
 * Whether a text is all messages joined. They are joined only where it is as long: else each text would cost all before
 * it.
 */
function isAllOf(text: string, messages: readonly string[]): boolean {
  let length = 0;
  for (const message of messages) {
    length += message.length;
    if (length > text.length) return false;
  }
  return length === text.length && messages.join("") === text;
}

/** Thoughts come in pieces, which are at the top level of the stream. */
export function onThinking(state: RunState, record: JsonRecord): void {
  const { subtype, text } = record as Untrusted<ThinkingRecord>;
  if (subtype === "delta") state.thought += stringAt(text) ?? "";
  else if (subtype === "completed") endThought(state);
}

/** Tells the thought as a whole: it is over when its end is reported, or anything else comes. */
export function endThought(state: RunState): void {
  if (state.thought !== "") state.events.push({ kind: "thinking", text: state.thought });
  state.thought = "";
}
