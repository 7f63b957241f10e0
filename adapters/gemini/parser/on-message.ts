import type { AssistantMessageRecord } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { arrayAt, type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { isOwnNotice } from "../printed-errors.ts";
import { lastTurnText, type RunState, startTurn } from "./run-state.ts";

/**
 * A piece of the model's text, or a prompt that the CLI plays back. The pieces are all there is: no record holds the
 * whole text. A record that lost its role is the model's when it is a delta, which no prompt is.
 */
export function onMessage(state: RunState, record: JsonRecord): void {
  const { role, delta, content } = record as Untrusted<AssistantMessageRecord>;
  if (role === "user") {
    state.isTurnOver = true;
    return;
  }
  if (role !== "assistant" && delta !== true) {
    state.diagnostics.unknownType(`message/${stringAt(role)?.slice(0, 80) ?? "(none)"}`);
    return;
  }
  const text = textOf(content);
  if (text !== null && isOwnNotice(text)) {
    state.diagnostics.notice(text);
    return;
  }
  if (state.isTurnOver) startTurn(state);
  if (text === null) state.hasLostText = true;
  else say(state, text, delta === true);
}

/** Text comes: an error that was reported before it did not end the run. */
function say(state: RunState, text: string, isDelta: boolean): void {
  // A whole message behind its pieces, which no version prints so far, would say nothing new.
  const mayRepeat = !isDelta && state.pieces > 1 && text.length === state.turnLength;
  if (mayRepeat && text === lastTurnText(state)) return;
  state.pieces++;
  state.turnLength += text.length;
  if (text === "") return;
  state.pending = [];
  state.transcript.delta(text);
}

/** Text as every version prints it, or as blocks of text. */
function textOf(content: unknown): string | null {
  if (typeof content === "string") return content;
  const texts = arrayAt(content).map((block) => stringAt(block, "text"));
  return texts.length > 0 && texts.every((text) => text !== null) ? texts.join("") : null;
}
