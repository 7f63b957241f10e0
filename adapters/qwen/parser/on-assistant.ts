import type { AssistantRecord } from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/messages-state.ts";
import { takeBlock } from "../../shared/anthropic/take-block.ts";
import { type JsonRecord, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { isPrintedError } from "../printed-errors.ts";
import { type RunState, releaseOwnWords } from "./run-state.ts";
import { lineUsage } from "./usage-figures.ts";

/**
 * One kind of content of a message, of the model or of a sub-agent's. A failed model call is one too, with the CLI's
 * sentence as its text: it is no message of the model's, and shows no tokens.
 */
export function onAssistant(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<AssistantRecord>;
  const parent = stringAt(parent_tool_use_id);
  const blocks = contentBlocks(valueAt(message, "content"));
  state.messageUsage.message(message);
  for (const { id } of blocks) if (typeof id === "string") state.skipped.delete(id);
  const isCounted = (lineUsage(valueAt(message, "usage"))?.totalTokens ?? 0) > 0;
  const model = stringAt(message, "model");
  if (isCounted && model !== null) state.models.add(model);
  if (parent !== null) {
    for (const block of blocks) takeBlock(state, block, parent);
    return;
  }
  releaseOwnWords(state);
  state.isWaiting = false;
  state.lastMessage = { texts: [], isCounted };
  state.hasLostText = blocks.length === 0 || blocks.some(isBroken);
  const own = isCounted ? null : ownWords(blocks);
  if (own !== null) {
    state.cliMessage = own;
    state.lastMessage.texts.push(own);
    return;
  }
  for (const block of blocks) {
    const text = takeBlock(state, block, null);
    if (text !== null) state.lastMessage.texts.push(text);
  }
}

/** The CLI's sentence, where a message is nothing else. */
function ownWords(blocks: readonly JsonRecord[]): string | null {
  const text = blocks.length === 1 && blocks[0]?.type === "text" ? stringAt(blocks[0].text) : null;
  return text !== null && isPrintedError(text) ? text : null;
}

function isBroken({ type, text }: JsonRecord): boolean {
  return typeof type !== "string" || (type === "text" && typeof text !== "string");
}
