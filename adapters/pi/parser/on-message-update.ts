import type { MessageUpdateRecord } from "../../../schemas/wire/pi/generated/stream-json.ts";
import {
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import { messageFigures } from "./message-figures.ts";
import { tellText, tellThought } from "./on-message.ts";
import type { RunState } from "./run-state.ts";

/**
 * A piece of a message. Before 0.84 it carries the whole message so far, twice; only the piece is read, and the
 * figures, which are all that says what a call cost that was killed.
 */
export function onMessageUpdate(state: RunState, record: JsonRecord): void {
  const { assistantMessageEvent, message, usage }: Untrusted<MessageUpdateRecord> = record;
  const event = recordAt(assistantMessageEvent);
  const { call } = state;
  // What comes behind its whole message is a piece that was printed again.
  if (event === null || call.isReported) return;
  state.hasBegun = true;
  if (message === undefined) state.isSettling ??= true;
  state.spending.set(`call ${call.number}`, messageFigures(usage ?? recordAt(message)?.usage));
  const index = numberAt(event, "contentIndex") ?? 0;
  const delta = stringAt(event, "delta");
  switch (event.type) {
    case "text_start":
      openBlock(state, index);
      break;
    case "text_delta":
      if (delta === null || delta === "") break;
      if (call.openBlock !== index) openBlock(state, index);
      call.reportedTexts.set(index, (call.reportedTexts.get(index) ?? "") + delta);
      state.transcript.delta(delta);
      break;
    case "text_end":
      if (call.openBlock === index) closeBlock(state);
      tellText(state, index, stringAt(event, "content") ?? "");
      break;
    case "thinking_end":
      tellThought(state, index, stringAt(event, "content") ?? "");
      break;
  }
}

function openBlock({ call, transcript }: RunState, index: number): void {
  call.openBlock = index;
  transcript.startBlock();
}

function closeBlock({ call, transcript }: RunState): void {
  call.openBlock = null;
  transcript.stopBlock();
}
