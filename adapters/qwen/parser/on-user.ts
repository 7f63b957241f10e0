import type { UserRecord } from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/content-blocks.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import { type JsonRecord, stringAt, valueAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { type RunState, releaseOwnWords } from "./run-state.ts";

/** What 0.24 says of a call that it never ran. The same one may come again, under the same id; or the model goes on without it. */
const SKIPPED = "Skipped because the provider attempt was retried before execution.";

/** Tool results count; prompts that the CLI wrote or plays back do not. */
export function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<UserRecord>;
  const parent = stringAt(parent_tool_use_id);
  if (parent === null) {
    releaseOwnWords(state);
    state.lastMessage = { texts: [], isCounted: false };
  }
  const blocks = contentBlocks(valueAt(message, "content"));
  for (const block of blocks) {
    const id = stringAt(block.tool_use_id);
    const isSkipped = id !== null && block.is_error === true && block.content === SKIPPED;
    if (isSkipped) state.skipped.set(id, { block, parent });
    else takeToolResults(state, [block], parent);
  }
}
