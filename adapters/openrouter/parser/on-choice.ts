import { arrayAt, numberAt, recordAt, stringAt, valueAt } from "../../shared/framing/fields.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

/**
 * One choice: a piece of the answer, or the whole of it where nothing is streamed. Only the first one was asked for.
 */
export function onChoice(state: RunState, choice: unknown): void {
  if ((numberAt(choice, "index") ?? 0) !== 0) return;
  const delta = recordAt(choice, "delta");
  const said = delta ?? recordAt(choice, "message");
  const error = valueAt(choice, "error");
  if (said === null) state.hasLostText = true;
  else {
    const thought = thoughtOf(said);
    state.thought += thought;
    const text = textOf(said);
    if (text === null) state.hasLostText = true;
    const calls = arrayAt(said, "tool_calls");
    if (text || calls.length > 0) endThought(state);
    if (text) {
      if (delta === null) state.transcript.block(text);
      else state.transcript.delta(text);
    }
    for (const call of calls) onToolCall(state, call);
  }
  const finish = stringAt(choice, "finish_reason");
  if (recordAt(error) !== null) state.errors = parseError(error);
  if (finish === null) return;
  endThought(state);
  // What a failure breaks off is no call.
  if (finish === "error") state.call = null;
  endCall(state);
  state.finish = finish;
}

/** A thought is reported whole (INV-CLI-EVENT-001): when something else comes. */
function endThought(state: RunState): void {
  if (state.thought !== "") state.events.push({ kind: "thinking", text: state.thought });
  state.thought = "";
}

/** What the model says to the person; "" for nothing, null where it cannot be read. */
function textOf(said: object): string | null {
  const content = valueAt(said, "content") ?? "";
  if (typeof content === "string") return content;
  const texts = arrayAt(content).map((part) => stringAt(part, "text"));
  return texts.length > 0 && texts.every((text) => text !== null) ? texts.join("") : null;
}

/** `reasoning` is the same text as that of the details beside it. */
function thoughtOf(said: object): string {
  const plain = stringAt(said, "reasoning");
  if (plain !== null) return plain;
  const details = arrayAt(said, "reasoning_details");
  return details.map((detail) => stringAt(detail, "text") ?? stringAt(detail, "summary") ?? "").join("");
}

/** A piece of a call: the first one names it, all bring pieces of the JSON text of its arguments. */
function onToolCall(state: RunState, call: unknown): void {
  const index = numberAt(call, "index") ?? state.tools.calls.length;
  const id = stringAt(call, "id") || null;
  const open = state.call;
  const isOpen = open !== null && open.index === index && (id === null || id === open.partial.id);
  if (!isOpen) {
    endCall(state);
    state.call = { index, partial: { id, name: null, args: "" } };
  }
  const { partial } = state.call as NonNullable<RunState["call"]>;
  partial.name ??= stringAt(call, "function", "name");
  partial.args += stringAt(call, "function", "arguments") ?? "";
}

/**
 * The call is whole: it is reported. No one here runs tools, so none of them has a result, and the ledger has it down
 * as one that did not succeed.
 */
function endCall(state: RunState): void {
  const partial = state.call?.partial;
  state.call = null;
  if (partial === undefined || partial.name === null) return;
  const { id, name, args } = partial;
  if (!state.tools.use(id, name) || id === null) return;
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input: inputOf(args) });
}

function inputOf(args: string): unknown {
  try {
    return JSON.parse(args) as unknown;
  } catch {
    // Not what the model was asked for; what it said is given all the same.
    return args === "" ? null : args;
  }
}
