import type { ReplyPart } from "../../scenario.ts";
import { argumentsText, inHalves } from "../../tools/tool-arguments.ts";
import { toolCall } from "../../tools/tool-call.ts";
import type { ConversationCall } from "../dialect-code.ts";

/** One block of a message: whole, as it begins in a stream, and how it grows there. */
export interface ContentBlock {
  whole: object;
  begun: object;
  deltas: readonly object[];
}

const SIGNATURE = "c2NyaXB0ZWQ=";

/** A part of a reply as a block; `place` is its index in the message. */
export function contentBlock(
  part: Exclude<ReplyPart, { search: string }>,
  place: number,
  call: ConversationCall,
): ContentBlock {
  if ("text" in part) {
    return {
      whole: { type: "text", text: part.text.join("") },
      begun: { type: "text", text: "" },
      deltas: part.text.map((text) => ({ type: "text_delta", text })),
    };
  }
  if ("thinking" in part) return thought(part.thinking);
  const made = toolCall(part.tool, call.tools, call.workspace);
  const id = `toolu_scripted_${String(call.turn).padStart(4, "0")}_${place}`;
  const block = { type: "tool_use", id, name: made.name };
  return {
    whole: { ...block, input: made.arguments },
    begun: { ...block, input: {} },
    deltas: inHalves(argumentsText(made.arguments)).map((partial_json) => ({
      type: "input_json_delta",
      partial_json,
    })),
  };
}

/** Hidden thoughts come in one sealed block. */
function thought(deltas: readonly string[]): ContentBlock {
  if (deltas.length === 0) {
    const sealed = { type: "redacted_thinking", data: SIGNATURE };
    return { whole: sealed, begun: sealed, deltas: [] };
  }
  return {
    whole: { type: "thinking", thinking: deltas.join(""), signature: SIGNATURE },
    begun: { type: "thinking", thinking: "", signature: "" },
    deltas: [
      ...deltas.map((thinking) => ({ type: "thinking_delta", thinking })),
      { type: "signature_delta", signature: SIGNATURE },
    ],
  };
}
