import type { AssistantRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/messages-state.ts";
import { takeBlock } from "../../shared/anthropic/take-block.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import {
  type JsonRecord,
  nonEmptyString,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";
import { specificCodes } from "./turn-end.ts";
import { SYNTHETIC_MODEL } from "./wire.ts";

/** A content block (or several) of a message of the model, of a sub-agent, or of the CLI itself. */
export function onAssistant(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id, error, is_api_error_message } = record as Untrusted<AssistantRecord>;
  const parent = stringAt(parent_tool_use_id);
  const blocks = contentBlocks(valueAt(message, "content"));
  const model = stringAt(message, "model");
  const isError = typeof error === "string" || is_api_error_message === true;
  if (parent === null && (model === SYNTHETIC_MODEL || isError)) {
    onOwnWords(state, record, blocks, isError);
    return;
  }
  state.messageUsage.message(message);
  if (model !== null && model !== SYNTHETIC_MODEL) state.models.add(model);
  if (parent === null) {
    state.apiError = null;
    state.cliMessage = null;
    state.answeringModel = model ?? state.answeringModel;
    openMessage(state, stringAt(message, "id"), typeof valueAt(message, "content") === "string");
  }
  for (const block of blocks) {
    const text = takeBlock(state, block, parent);
    if (text !== null) state.lastMessage.texts.push(text);
  }
}

/**
 * Records without an id belong to the message before them, unless something came between. One whose content is a
 * string is a message of its own: only blocks come one by one.
 */
function openMessage(state: RunState, id: string | null, isWhole: boolean): void {
  const last = state.lastMessage;
  if (isWhole) {
    state.lastMessage = { id: null, texts: [], isOpen: false };
    return;
  }
  const isSame = id !== null && last.id !== null ? id === last.id : last.isOpen;
  state.lastMessage = isSame ? { ...last, isOpen: true } : { id, texts: [], isOpen: true };
}

/** A message that the CLI wrote: an API error, which is no answer, or the output of a local command. */
function onOwnWords(state: RunState, record: JsonRecord, blocks: JsonRecord[], isError: boolean): void {
  const { error, api_error, api_error_type, api_error_status, api_error_params } =
    record as Untrusted<AssistantRecord>;
  const text = blocks.map((block) => stringAt(block.text) ?? "").join("");
  state.cliMessage = text;
  if (!isError) return;
  state.apiError = {
    text,
    codes: specificCodes([api_error, api_error_type, error].map(nonEmptyString)),
    httpStatus: httpStatusOf(api_error_status),
  };
  state.quota.update(valueAt(api_error_params, "rate_limit_info"));
}
