import type { CallsRecord } from "../../../../schemas/wire/ax-glm/generated/stream-json.ts";
import { stripAnsi } from "../../framing/ansi-stripper.ts";
import { arrayAt, type JsonRecord, stringAt, type Untrusted, valueAt } from "../../framing/fields.ts";
import { EMPTY_ANSWER, reportedFailure, TEXTLESS_CALLS } from "../cli-sentences.ts";
import type { RunState } from "./run-state.ts";

/**
 * A message of the model's, or a sentence of the CLI's in its place. One with tool calls goes on, one without them ends
 * the run: whatever comes next shows that it did not.
 */
export function onAssistant(state: RunState, record: JsonRecord): void {
  const { content, tool_calls }: Untrusted<CallsRecord> = record;
  const text = stringAt(content);
  // A list of calls that cannot be read is one all the same: without its results the run has not ended.
  if (tool_calls !== undefined || text === TEXTLESS_CALLS) onCalls(state, text, arrayAt(tool_calls));
  else onLastWord(state, text);
}

function onCalls(state: RunState, text: string | null, calls: readonly unknown[]): void {
  state.ending = null;
  if (text !== null && text !== TEXTLESS_CALLS) state.transcript.block(text);
  state.turn = { ...state.turn, hasSpoken: true, hasCalled: true };
  state.waiting = [];
  for (const call of calls) {
    const id = stringAt(call, "id");
    const name = stringAt(call, "function", "name");
    if (name === null) continue;
    const isNew = state.tools.use(id, name);
    state.waiting.push(id);
    if (!isNew || id === null) continue;
    const input = valueAt(call, "function", "arguments") ?? null;
    state.events.push({ kind: "tool_use", tool_call_id: id, name, input });
  }
}

function onLastWord(state: RunState, text: string | null): void {
  const failure = text === null ? null : reportedFailure(stripAnsi(text), state.turn);
  const answer = text === EMPTY_ANSWER ? "" : text;
  state.turn = { ...state.turn, hasSpoken: true };
  state.ending = { answer, failure };
  if (failure === null && answer !== null) state.transcript.block(answer);
}
