import type { MessageReply, ScriptedTokens } from "../../scenario.ts";
import { tokensOf } from "../../tokens-of.ts";
import type { ConversationCall, ReplyMessage } from "../dialect-code.ts";
import { eventText } from "../wire-parts.ts";
import { anthropicError } from "./anthropic-error.ts";
import { contentBlock } from "./content-block.ts";

const STOP_REASON: Record<NonNullable<MessageReply["stop"]>, string> = {
  end: "end_turn",
  length: "max_tokens",
  refusal: "refusal",
  context: "model_context_window_exceeded",
  blocked: "refusal",
  "malformed-call": "end_turn",
  unknown: "some_future_reason",
};

/** A reply as a message object, and as the events of one. */
export function replyMessage(reply: MessageReply, call: ConversationCall): ReplyMessage {
  const parts = reply.parts.flatMap((part) => ("search" in part ? [] : [part]));
  const blocks = parts.map((part, place) => contentBlock(part, place, call));
  const usage = usageOf(tokensOf(reply));
  const message = {
    id: `msg_scripted_${String(call.turn).padStart(4, "0")}`,
    type: "message",
    role: "assistant",
    model: call.model,
    content: blocks.map(({ whole }) => whole),
    stop_reason: stopReason(reply),
    stop_sequence: null,
    ...(usage ? { usage } : {}),
  };
  const begun = {
    ...message,
    content: [],
    stop_reason: null,
    ...(usage ? { usage: { ...usage, output_tokens: 1 } } : {}),
  };
  const grown = blocks.map(({ begun: content_block, deltas }, index) => [
    event("content_block_start", { index, content_block }),
    ...deltas.map((delta) => event("content_block_delta", { index, delta })),
    ...(reply.unknownEvents
      ? [event("content_block_delta", { index, delta: { type: "future_delta", x: 1 } })]
      : []),
  ]);
  // A cut comes before the last block is closed, as it does in real life.
  const closed = blocks.map((_, index) => event("content_block_stop", { index }));
  return {
    whole: message,
    events: [
      event("message_start", { message: begun }),
      event("ping", {}),
      ...(reply.unknownEvents ? [event("thing_nobody_knows", { payload: { x: 1 } })] : []),
      ...grown.flatMap((events, index) => (index < grown.length - 1 ? [...events, closed[index]!] : events)),
    ],
    end: [
      ...closed.slice(-1),
      event("message_delta", {
        delta: { stop_reason: message.stop_reason, stop_sequence: null },
        ...(usage ? { usage } : {}),
      }),
      event("message_stop", {}),
    ],
    malformed:
      'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_del\n\n',
    error: eventText(
      "error",
      anthropicError({ fails: reply.fails ?? "server", status: 500, message: reply.message }, call),
    ),
  };
}

function event(type: string, data: object): string {
  return eventText(type, { type, ...data });
}

function stopReason({ stop = "end", parts }: MessageReply): string {
  return stop === "end" && parts.some((part) => "tool" in part) ? "tool_use" : STOP_REASON[stop];
}

/** This API counts cached tokens apart, and does not tell reasoning from the rest of the output. */
function usageOf(tokens: ScriptedTokens | null) {
  if (tokens === null) return null;
  const { input, output, cacheRead = 0, cacheWrite = 0 } = tokens;
  return {
    input_tokens: input,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    cache_creation: { ephemeral_5m_input_tokens: cacheWrite, ephemeral_1h_input_tokens: 0 },
    output_tokens: output,
    service_tier: "standard",
  };
}
