import { stringAt } from "../framing/fields.ts";
import { contentBlocks, emitInside, type MessagesState } from "./messages-state.ts";

/**
 * Takes the tool results among the content of a message of the user's. All else in it is a prompt, which the CLI wrote
 * or plays back: it says nothing.
 *
 * @param parent the tool call of the sub-agent whose tools they are of, or null.
 */
export function takeToolResults(
  state: Pick<MessagesState, "events" | "diagnostics" | "tools">,
  content: unknown,
  parent: string | null,
): void {
  for (const block of contentBlocks(content)) {
    const id = stringAt(block.tool_use_id);
    if (block.type !== "tool_result" || id === null) continue;
    const isError = block.is_error === true;
    if (!state.tools.result(id, isError)) continue;
    const status = isError ? "error" : "ok";
    const output = block.content ?? null;
    emitInside(state, parent, { kind: "tool_result", tool_call_id: id, status, output });
  }
}
