import { describe, expect, it } from "vitest";
import type { ActivityEvent, Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { chunk, GOOD, sse, USAGE } from "../testing/chunks.ts";
import { parser } from "./parser.ts";

const ENDED: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n";

function parsed(
  body: string,
  {
    head = HEAD,
    exit = {},
    format = "stream-json",
    cut = 1e9,
  }: {
    head?: string;
    exit?: Partial<Exit>;
    format?: "stream-json" | "json";
    cut?: number;
  } = {},
): { outcome: Outcome; events: ActivityEvent[] } {
  const one = parser({ outputFormat: format });
  const events = one.push("err", Buffer.from(head));
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += cut)
    events.push(...one.push("out", bytes.subarray(at, at + cut)));
  events.push(...(one.flush?.() ?? []));
  return { outcome: one.end({ ...ENDED, ...exit }), events };
}

describe("a good run", () => {
  it("is reported piece by piece, with figures of one meaning", () => {
    const { outcome, events } = parsed(GOOD);
    expect(events.map((event) => event.kind === "assistant_text" && event.text)).toEqual([
      "Bonjour",
      ", ça va ? ",
      "🦜",
    ]);
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Bonjour, ça va ? 🦜",
      model: "openai/gpt-5.2",
      costUsd: 0.00095,
      usage: {
        inputTokens: 74,
        cacheReadTokens: 100,
        cacheCreationTokens: 20,
        outputTokens: 12,
        reasoningTokens: 5,
        totalTokens: 206,
        estimated: false,
      },
    });
  });

  it.each([1, 2, 3, 7])("is the same in pieces of %i bytes", (cut) => {
    expect(parsed(GOOD, { cut })).toEqual(parsed(GOOD));
    expect(parsed(GOOD.replaceAll("\n", "\r\n"), { cut })).toEqual(parsed(GOOD));
    expect(parsed(GOOD.replaceAll("\n", "\r"), { cut })).toEqual(parsed(GOOD));
    expect(parsed(`\ufeff${GOOD}`, { cut })).toEqual(parsed(GOOD));
  });

  it("stays one however the connection ended behind the model's end", () => {
    for (const exit of [{ code: 1 }, { code: null, timedOut: true }, { code: null, aborted: true }])
      expect(parsed(GOOD, { exit }).outcome.content).toBe("Bonjour, ça va ? 🦜");
  });

  it("reports calls whole, and what the model thought before them", () => {
    const call = (more: object) => chunk({ tool_calls: [{ index: 0, ...more }] });
    const { events, outcome } = parsed(
      sse(
        chunk({ reasoning: "Look " }),
        chunk({ reasoning: "it up." }),
        call({ id: "call_1", function: { name: "look", arguments: '{"a":' } }),
        call({ function: { arguments: "1.5}" } }),
        chunk({}, "tool_calls"),
      ),
    );
    expect(events).toEqual([
      { kind: "thinking", text: "Look it up." },
      { kind: "tool_use", tool_call_id: "call_1", name: "look", input: { a: 1.5 } },
    ]);
    expect(outcome).toMatchObject({ status: "ok", content: "", diagnostics: { emptyAnswer: true } });
  });

  it("is one document in json", () => {
    const document = {
      object: "chat.completion",
      choices: [{ message: { content: "Hi" }, finish_reason: "stop" }],
    };
    expect(
      parsed(`\n   \n${JSON.stringify({ ...document, usage: USAGE })}`, { format: "json" }).outcome,
    ).toMatchObject({ status: "ok", content: "Hi", costUsd: 0.00095 });
  });
});

describe("a failed run", () => {
  const pieces = sse(chunk({ content: "The start" })).replace("data: [DONE]\n\n", "");

  it.each([
    ["a stream that broke off", pieces, {}, "stream_truncated"],
    ["[DONE] without the model's end", sse(chunk({ content: "The start" })), {}, "stream_truncated"],
    ["a timeout", pieces, { code: null, timedOut: true }, "timeout"],
    ["an abort", pieces, { code: null, aborted: true }, "cancelled"],
  ] as const)("%s", (_, body, exit, kind) => {
    const { outcome } = parsed(body, { exit });
    expect(outcome).toMatchObject({
      status: "error",
      content: null,
      messages: ["The start"],
      error: { kind },
    });
  });

  it("is one although there is text, and its words do not decide", () => {
    const error = {
      code: 502,
      message: "Provider disconnected",
      metadata: { error_type: "provider_unavailable" },
    };
    const body = sse(chunk({ content: "429 rate limit exceeded" }), chunk({}, "error", { error }));
    expect(parsed(body).outcome.error).toMatchObject({
      kind: "server",
      httpStatus: 502,
      message: "Provider disconnected",
      evidence: "record",
    });
  });

  it("stays one when figures and an end follow the error", () => {
    const error = { code: 429, message: "Rate limit exceeded" };
    const body = sse(chunk({}, "error", { error }), chunk({}, "stop", { usage: USAGE }));
    expect(parsed(body).outcome).toMatchObject({ status: "error", error: { kind: "rate_limited" } });
  });

  it("takes its times from the headers", () => {
    const head =
      "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30\r\nX-RateLimit-Remaining: 0\r\nX-RateLimit-Reset: 1795829820000\r\n\r\n";
    const body = '{"error":{"code":429,"message":"Rate limit exceeded"}}';
    expect(parsed(body, { head }).outcome.error).toMatchObject({
      kind: "rate_limited",
      httpStatus: 429,
      retryAfterMs: 30_000,
      resetsAt: "2026-11-28T01:37:00.000Z",
      message: "Rate limit exceeded",
    });
  });

  it("is reported by its status where the body is a page", () => {
    const head = "HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\n\r\n";
    const { outcome } = parsed("<html>\n<h1>502 Bad Gateway</h1>\n</html>\n", { head });
    expect(outcome.error).toMatchObject({ kind: "server", httpStatus: 502, evidence: "stderr" });
  });

  it("has no content where a piece of the answer cannot be read", () => {
    const { outcome } = parsed(sse(chunk({ content: "One" }), chunk({ content: 2 }), chunk({}, "stop")));
    expect(outcome).toMatchObject({ status: "error", content: null, error: { kind: "output_invalid" } });
  });

  it("is not changed by a look at it", () => {
    const one = parser({ outputFormat: "stream-json" });
    one.push("out", Buffer.from(pieces));
    const before = one.peek?.(ENDED);
    expect(one.peek?.(ENDED)).toEqual(before);
    expect(one.end(ENDED)).toEqual(before);
  });
});
