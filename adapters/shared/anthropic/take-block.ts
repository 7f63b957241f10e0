import { type JsonRecord, stringAt } from "../framing/fields.ts";
import { emitInside, type MessagesState } from "./messages-state.ts";

/**
 * Takes a whole content block of a message of the model's: a text, a thought, or a tool call. Blocks of other types say
 * nothing.
 *
 * @param parent the tool call of the sub-agent that the message is of, or null. A sub-agent's tools and thoughts are
 *   reported, its texts are not: they are no part of the answer (INV-CLI-EVENT-005).
 * @returns the text, where the block is one of the top-level agent's; else null.
 */
export function takeBlock(
  state: Pick<MessagesState, "events" | "diagnostics" | "transcript" | "tools">,
  block: JsonRecord,
  parent: string | null,
): string | null {
  if (block.type === "text" && typeof block.text === "string" && parent === null) {
    state.transcript.block(block.text);
    return block.text;
  }
  if (block.type === "thinking" && typeof block.thinking === "string" && block.thinking !== "") {
    emitInside(state, parent, { kind: "thinking", text: block.thinking });
  } else if (block.type === "tool_use" && typeof block.name === "string") {
    const id = stringAt(block.id);
    if (!state.tools.use(id, block.name) || id === null) return null;
    const input = block.input ?? null;
    emitInside(state, parent, { kind: "tool_use", tool_call_id: id, name: block.name, input });
  }
  return null;
}
