import type { MessageReply, ReplyPart, ScriptedTokens } from "../../scenario.ts";
import { tokensOf } from "../../tokens-of.ts";
import { argumentsText, inHalves } from "../../tools/tool-arguments.ts";
import { toolCall } from "../../tools/tool-call.ts";
import type { ConversationCall, ReplyMessage } from "../dialect-code.ts";
import { openaiError } from "../openai-error.ts";

const FINISH_REASON: Record<NonNullable<MessageReply["stop"]>, string> = {
  end: "stop",
  length: "length",
  refusal: "content_filter",
  context: "length",
  blocked: "content_filter",
  "malformed-call": "stop",
  unknown: "some_future_reason",
};

interface CalledTool {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** A reply as a completion, and as the chunks of one. The tokens come in a chunk of their own, asked for or not. */
export function replyMessage(reply: MessageReply, call: ConversationCall): ReplyMessage {
  const tools = calledTools(reply.parts, call);
  const tokens = tokensOf(reply);
  const usage = tokens === null ? {} : { usage: usageOf(tokens) };
  const finish = finishReason(reply);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    data({ ...head(call, "chat.completion.chunk"), choices: [{ index: 0, delta, finish_reason }] });
  return {
    whole: {
      ...head(call, "chat.completion"),
      choices: [{ index: 0, message: wholeMessage(reply.parts, tools), finish_reason: finish }],
      ...usage,
    },
    events: [
      chunk({ role: "assistant", content: "" }),
      ...(reply.unknownEvents
        ? [data({ ...head(call, "thing.nobody_knows"), choices: [], payload: { x: 1 } })]
        : []),
      ...reply.parts.flatMap((part) => deltasOf(part).map((delta) => chunk(delta))),
      ...tools.flatMap((tool, index) => toolDeltas(tool, index).map((delta) => chunk(delta))),
    ],
    end: [
      chunk({}, finish),
      ...(tokens === null ? [] : [data({ ...head(call, "chat.completion.chunk"), choices: [], ...usage })]),
      "data: [DONE]\n\n",
    ],
    malformed: 'data: {"object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"bro\n\n',
    error: data(openaiError({ fails: reply.fails ?? "server", status: 500, message: reply.message }, call)),
  };
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function head({ turn, model }: ConversationCall, object: string) {
  return { id: `chatcmpl-scripted-${turn}`, object, created: 1750000000, model };
}

function finishReason({ stop = "end", parts }: MessageReply): string {
  return stop === "end" && parts.some((part) => "tool" in part) ? "tool_calls" : FINISH_REASON[stop];
}

function calledTools(parts: readonly ReplyPart[], call: ConversationCall): CalledTool[] {
  const jobs = parts.flatMap((part) => ("tool" in part ? [part.tool] : []));
  return jobs.map((job, place) => {
    const made = toolCall(job, call.tools, call.workspace);
    const called = { name: made.name, arguments: argumentsText(made.arguments) };
    return { id: `call_${call.turn}_${place}`, type: "function", function: called };
  });
}

function deltasOf(part: ReplyPart): object[] {
  if ("text" in part) return part.text.map((content) => ({ content }));
  return "thinking" in part ? part.thinking.map((reasoning_content) => ({ reasoning_content })) : [];
}

function toolDeltas({ id, type, function: { name, arguments: text } }: CalledTool, index: number): object[] {
  const begun = { index, id, type, function: { name, arguments: "" } };
  const pieces = inHalves(text).map((piece) => ({ index, function: { arguments: piece } }));
  return [begun, ...pieces].map((delta) => ({ tool_calls: [delta] }));
}

function wholeMessage(parts: readonly ReplyPart[], tools: readonly CalledTool[]): object {
  const texts = parts.flatMap((part) => ("text" in part ? part.text : []));
  const thoughts = parts.flatMap((part) => ("thinking" in part ? part.thinking : []));
  return {
    role: "assistant",
    content: texts.length > 0 || tools.length === 0 ? texts.join("") : null,
    ...(thoughts.length > 0 ? { reasoning_content: thoughts.join("") } : {}),
    ...(tools.length > 0 ? { tool_calls: tools } : {}),
  };
}

/** Here, `prompt_tokens` holds all cached tokens too. A count that the scenario does not name stays away. */
function usageOf({ input, output, cacheRead, cacheWrite, reasoning }: ScriptedTokens) {
  const asked = input + (cacheRead ?? 0) + (cacheWrite ?? 0);
  const cached = {
    ...(cacheRead === undefined ? {} : { cached_tokens: cacheRead }),
    ...(cacheWrite === undefined ? {} : { cache_write_tokens: cacheWrite }),
  };
  return {
    prompt_tokens: asked,
    completion_tokens: output,
    total_tokens: asked + output,
    ...(Object.keys(cached).length > 0 ? { prompt_tokens_details: cached } : {}),
    ...(reasoning === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoning } }),
  };
}
