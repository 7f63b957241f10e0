import { setTimeout as pause } from "node:timers/promises";
import type { ConversationCall, DialectCode, ReplyMessage } from "./dialects/dialect-code.ts";
import type { MessageReply, RefusalReply, Reply } from "./scenario.ts";

/** Why a body ends in the middle: the scripted API drops the connection there. */
class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  /** As the operating system names it. */
  readonly code = "ECONNRESET";

  constructor() {
    super("the scripted API drops the connection");
  }
}

/** How a body ends: closed as it should be, dropped, or never. */
type BodyEnd = "close" | "reset" | "hang";

/** Long enough for a client to read one event before the next, short enough to wait for. */
const USUAL_GAP_MS = 10;

const EVENT_STREAM = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" };

/** One reply as an API sends it. `Response.error()` is a connection that is dropped before a byte came. */
export function replyResponse(reply: Reply, call: ConversationCall, dialect: DialectCode): Response {
  if ("silent" in reply) {
    return reply.silent === "reset" ? Response.error() : new Response(bodyStream([], 0, "hang"));
  }
  if (!("parts" in reply)) return refused(reply, dialect.refusal(reply, call), dialect.headers);
  const reported = dialect.message(reply, call);
  const headers = { ...dialect.headers, ...reply.headers };
  return call.streamed ? streamed(reply, reported, headers) : atOnce(reply, reported, headers);
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
  reported: ReplyMessage,
  headers: HeaderFields,
): Response {
  const pieces = [...reported.events, ...lastWords(cut, reported)];
  const end = cut === "reset" || cut === "hang" ? cut : "close";
  return new Response(bodyStream(pieces, gapMs, end), { headers: { ...EVENT_STREAM, ...headers } });
}

function lastWords(cut: MessageReply["cut"], reported: ReplyMessage): readonly string[] {
  if (cut === undefined) return reported.end;
  if (cut === "malformed") return [reported.malformed];
  return cut === "error-event" ? [reported.error] : [];
}

/** Without a stream, a cut reply is half a JSON text. */
function atOnce({ cut }: MessageReply, reported: ReplyMessage, headers: HeaderFields): Response {
  const text = JSON.stringify(reported.whole);
  const sent = cut === undefined ? text : text.slice(0, Math.ceil(text.length / 2));
  const end = cut === "reset" || cut === "hang" ? cut : "close";
  return new Response(bodyStream([sent], 0, end), {
    headers: { "content-type": "application/json", ...headers },
  });
}

/**
 * The pieces of a body one after the other.
 *
 * @param gapMs milliseconds between two pieces.
 * @param end `reset` fails with ConnectionLost; `hang` leaves the body open until its reader goes away.
 */
function bodyStream(pieces: readonly string[], gapMs: number, end: BodyEnd): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = pieces[next];
      if (next > 0 && gapMs > 0 && (piece !== undefined || end === "reset"))
        await pause(gapMs, null, gone).catch(() => {});
      if (gone.signal.aborted) return;
      next += 1;
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (end === "close") controller.close();
      else if (end === "reset") controller.error(new ConnectionLost());
      else await new Promise<void>((resolve) => gone.signal.addEventListener("abort", () => resolve()));
    },
    cancel() {
      gone.abort();
    },
  });
}
