import type { UserRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import { stringAt, valueAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { contentBlocks, emitInside } from "./on-assistant.ts";
import type { RunState } from "./run-state.ts";

/** Tool results count; prompts that the CLI wrote or played back do not. */
export function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<UserRecord>;
  const parent = stringAt(parent_tool_use_id);
  if (parent === null) state.lastMessage.isOpen = false;
  for (const block of contentBlocks(valueAt(message, "content"))) {
    const id = stringAt(block.tool_use_id);
    if (block.type !== "tool_result" || id === null) continue;
    const isError = block.is_error === true;
    if (!state.tools.result(id, isError)) continue;
    const status = isError ? "error" : "ok";
    const output = block.content ?? null;
    emitInside(state, parent, { kind: "tool_result", tool_call_id: id, status, output });
  }
}
