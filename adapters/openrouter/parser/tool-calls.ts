import { numberAt, stringAt } from "../../shared/fields/fields.ts";
import type { RunState } from "./run-state.ts";

/** A piece of a call: the first one names it, all bring pieces of the JSON text of its arguments. */
export function onToolCall(state: RunState, call: unknown): void {
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
 * The call is whole: it is told. Nobody here runs tools, so none of them has a result, and the ledger has it down as one
 * that did not succeed.
 */
export function endCall(state: RunState): void {
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
    // Not what the model was asked for; what it said is told all the same.
    return args === "" ? null : args;
  }
}
