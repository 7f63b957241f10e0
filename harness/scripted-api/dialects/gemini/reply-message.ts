import type { MessageReply, ReplyPart, ScriptedTokens, ToolJob } from "../../scenario.ts";
import { tokensOf } from "../../tokens-of.ts";
import { toolCall } from "../../tools/tool-call.ts";
import type { ConversationCall, ReplyMessage } from "../dialect-code.ts";
import { geminiError } from "./gemini-error.ts";

const FINISH_REASON: Record<NonNullable<MessageReply["stop"]>, string> = {
  end: "STOP",
  length: "MAX_TOKENS",
  refusal: "SAFETY",
  context: "MAX_TOKENS",
  blocked: "PROHIBITED_CONTENT",
  "malformed-call": "MALFORMED_FUNCTION_CALL",
  unknown: "SOME_FUTURE_REASON",
};

/** A reply as a response, and as the chunks of one: one for each delta, one for the reason why it ends. */
export function replyMessage(reply: MessageReply, call: ConversationCall): ReplyMessage {
  const tokens = tokensOf(reply);
  const usage = tokens === null ? {} : { usageMetadata: usageOf(tokens) };
  const finishReason = FINISH_REASON[reply.stop ?? "end"];
  const chunk = (parts: readonly object[], rest: object = {}) => ({
    candidates: [{ content: { role: "model", parts }, index: 0, ...rest }],
    modelVersion: call.model,
    responseId: `scripted-${call.turn}`,
  });
  const pieces = reply.parts.map((part) => piecesOf(part, call));
  // A prompt that is refused has no candidate at all.
  const blocked = { promptFeedback: { blockReason: finishReason }, ...usage, modelVersion: call.model };
  const last = { ...chunk([], { finishReason }), ...usage };
  return {
    whole:
      reply.stop === "blocked"
        ? blocked
        : { ...chunk(joined(reply.parts, call), { finishReason }), ...usage },
    events: [
      ...(reply.unknownEvents ? [data({ thingNobodyKnows: { x: 1 }, modelVersion: call.model })] : []),
      ...pieces.flat().map((piece) => data(chunk([piece]))),
    ],
    end: [data(reply.stop === "blocked" ? blocked : last)],
    malformed: 'data: {"candidates": [{"content": {"parts": [{"te\r\n\r\n',
    error: data(geminiError({ fails: reply.fails ?? "server", status: 500, message: reply.message }, call)),
  };
}

/** Google escapes the two line separators that JSON allows and JavaScript once did not. */
function data(value: object): string {
  const text = JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `data: ${text}\r\n\r\n`;
}

function piecesOf(part: ReplyPart, call: ConversationCall): object[] {
  if ("text" in part) return part.text.map((text) => ({ text }));
  if ("thinking" in part) return part.thinking.map((text) => ({ text, thought: true }));
  return "tool" in part ? [functionCall(part.tool, call)] : [];
}

function joined(parts: readonly ReplyPart[], call: ConversationCall): object[] {
  return parts.flatMap((part) => {
    if ("text" in part) return [{ text: part.text.join("") }];
    if ("thinking" in part) return [{ text: part.thinking.join(""), thought: true }];
    return "tool" in part ? [functionCall(part.tool, call)] : [];
  });
}

/** Arguments are always an object here: raw text has no place to be wrong in. */
function functionCall(job: ToolJob, call: ConversationCall): object {
  const { name, arguments: value } = toolCall(job, call.tools, call.workspace);
  return { functionCall: { name, args: typeof value === "object" && value !== null ? value : { value } } };
}

/** Here, the prompt holds the cached tokens, and the candidates do not hold the thoughts. */
function usageOf({ input, output, cacheRead, cacheWrite = 0, reasoning }: ScriptedTokens) {
  const asked = input + (cacheRead ?? 0) + cacheWrite;
  return {
    promptTokenCount: asked,
    candidatesTokenCount: output - (reasoning ?? 0),
    totalTokenCount: asked + output,
    ...(cacheRead === undefined ? {} : { cachedContentTokenCount: cacheRead }),
    ...(reasoning === undefined ? {} : { thoughtsTokenCount: reasoning }),
  };
}
