import { bodyStream } from "./body-stream.ts";
import type { ConversationCall, DialectCode, ToldMessage } from "./dialects/dialect-code.ts";
import type { MessageReply, RefusalReply, Reply } from "./scenario.ts";

/** Long enough for a client to read one event before the next, short enough to wait for. */
const USUAL_GAP_MS = 10;

const EVENT_STREAM = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" };

/** One reply as an API sends it. `Response.error()` is a connection that is dropped before a byte came. */
export function replyResponse(reply: Reply, call: ConversationCall, dialect: DialectCode): Response {
  if ("silent" in reply) {
    return reply.silent === "reset" ? Response.error() : new Response(bodyStream([], 0, "hang"));
  }
  if (!("parts" in reply)) return refused(reply, dialect.refusal(reply, call), dialect.headers);
  const told = dialect.message(reply, call);
  const headers = { ...dialect.headers, ...reply.headers };
  return call.streamed ? streamed(reply, told, headers) : atOnce(reply, told, headers);
}

type HeaderFields = Readonly<Record<string, string>>;

function refused({ status, headers, body }: RefusalReply, json: unknown, usual: HeaderFields): Response {
  const contentType = body?.contentType ?? "application/json";
  return new Response(body?.text ?? JSON.stringify(json), {
    status,
    headers: { ...usual, "content-type": contentType, ...headers },
  });
}

function streamed(
  { cut, gapMs = USUAL_GAP_MS }: MessageReply,
  told: ToldMessage,
  headers: HeaderFields,
): Response {
  const pieces = [...told.events, ...lastWords(cut, told)];
  const end = cut === "reset" || cut === "hang" ? cut : "close";
  return new Response(bodyStream(pieces, gapMs, end), { headers: { ...EVENT_STREAM, ...headers } });
}

function lastWords(cut: MessageReply["cut"], told: ToldMessage): readonly string[] {
  if (cut === undefined) return told.end;
  if (cut === "malformed") return [told.malformed];
  return cut === "error-event" ? [told.error] : [];
}

/** Without a stream, a cut reply is half a JSON text. */
function atOnce({ cut }: MessageReply, told: ToldMessage, headers: HeaderFields): Response {
  const text = JSON.stringify(told.whole);
  const sent = cut === undefined ? text : text.slice(0, Math.ceil(text.length / 2));
  const end = cut === "reset" || cut === "hang" ? cut : "close";
  return new Response(bodyStream([sent], 0, end), {
    headers: { "content-type": "application/json", ...headers },
  });
}
