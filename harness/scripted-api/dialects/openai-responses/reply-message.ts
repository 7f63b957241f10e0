import type { MessageReply, ScriptedTokens } from "../../scenario.ts";
import { tokensOf } from "../../tokens-of.ts";
import type { ConversationCall, ReplyMessage } from "../dialect-code.ts";
import { openaiError } from "../openai-error.ts";
import { eventText } from "../wire-parts.ts";
import { itemEvents } from "./item-events.ts";
import { messageItem, type OutputItem, outputItem } from "./output-item.ts";

/** Why a response ends before its time. */
const INCOMPLETE: Partial<Record<NonNullable<MessageReply["stop"]>, string>> = {
  length: "max_output_tokens",
  context: "max_output_tokens",
  blocked: "content_filter",
  unknown: "some_future_reason",
};

/** A reply as a response object, and as the events of one. */
export function replyMessage(reply: MessageReply, call: ConversationCall): ReplyMessage {
  const items = reply.parts.map((part, place) => outputItem(part, place, call));
  const refused = reply.stop === "refusal" ? [refusalItem(call, items.length)] : [];
  const incomplete = INCOMPLETE[reply.stop ?? "end"];
  const response = {
    ...responseOf(reply, call, [...items, ...refused]),
    status: incomplete ? "incomplete" : "completed",
    incomplete_details: incomplete ? { reason: incomplete } : null,
  };
  const begun = { ...response, status: "in_progress", output: [], usage: null };
  const events = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...(reply.unknownEvents ? strangers(items.length) : []),
    ...items.flatMap((item, place) => itemEvents(item, reply.parts[place]!, place)),
  ];
  const end = [
    ...refused.map((item) => ({ type: "response.output_item.done", output_index: items.length, item })),
    { type: incomplete ? "response.incomplete" : "response.completed", response },
  ];
  const numbered = [...events, ...end].map((event, index) =>
    eventText(event.type, { ...event, sequence_number: index }),
  );
  return {
    whole: response,
    events: numbered.slice(0, events.length),
    end: numbered.slice(events.length),
    malformed:
      'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":"bro\n\n',
    error: eventText("response.failed", { type: "response.failed", response: failed(begun, reply, call) }),
  };
}

function responseOf(reply: MessageReply, call: ConversationCall, output: readonly OutputItem[]) {
  const tokens = tokensOf(reply);
  return {
    id: `resp_${call.turn}`,
    object: "response",
    created_at: 1750000000,
    error: null,
    model: call.model,
    output,
    ...(tokens === null ? {} : { usage: usageOf(tokens) }),
  };
}

/** Here, `input_tokens` holds the cached ones too. What was written to a cache is not distinguished. */
function usageOf({ input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 }: ScriptedTokens) {
  const asked = input + cacheRead + cacheWrite;
  return {
    input_tokens: asked,
    input_tokens_details: { cached_tokens: cacheRead },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: asked + output,
  };
}

function refusalItem(call: ConversationCall, place: number): OutputItem {
  return messageItem(`msg_${call.turn}_${place}`, { type: "refusal", refusal: "I cannot help with that." });
}

function strangers(place: number) {
  return [
    { type: "response.thing_nobody_knows", payload: { x: 1 } },
    {
      type: "response.output_item.done",
      output_index: place,
      item: { type: "thing_nobody_knows", id: "x_1" },
    },
  ];
}

/** What a failed response says in place of an HTTP status. */
function failed(response: object, reply: MessageReply, call: ConversationCall) {
  const fails = reply.fails ?? "server";
  const { code, message } = openaiError({ fails, status: 500, message: reply.message }, call).error;
  return { ...response, status: "failed", error: { code: CODE[fails] ?? code, message } };
}

/** Where a response's code is another than that of an HTTP error. */
const CODE: Partial<Record<NonNullable<MessageReply["fails"]>, string>> = {
  server: "server_error",
  overloaded: "server_is_overloaded",
  "invalid-request": "invalid_prompt",
};
