import type { UserRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import { stringAt, valueAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** Tool results count; prompts that the CLI wrote or played back do not. */
export function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<UserRecord>;
  const parent = stringAt(parent_tool_use_id);
  if (parent === null) state.lastMessage.isOpen = false;
  takeToolResults(state, valueAt(message, "content"), parent);
}
