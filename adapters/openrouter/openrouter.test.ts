import { createServer } from "node:http";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ActivityEvent } from "../../contracts/cli/v1/adapter.ts";
import type { Reply } from "../../harness/scripted-api/scenario.ts";
import { scriptedHandlers } from "../../harness/scripted-api/testing/scripted-handlers.ts";
import { runApi } from "../shared/api/run-api.ts";
import type { RunOptions } from "../shared/run/run-options.ts";
import { access } from "./access.ts";
import adapter from "./index.ts";
import { chunk, GOOD, sse } from "./testing/chunks.ts";

const URL = "https://openrouter.ai/api/v1/chat/completions";
const KEY = "sk-or-v1-planted";
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const run = (options: RunOptions = {}, request: object = {}) =>
  runApi(
    adapter,
    access,
    { prompt: "Hi", ...request },
    {
      parentEnv: { OPENROUTER_API_KEY: KEY, OTHER: "planted-other" },
      onRateLimit: { policy: "kill" },
      ...options,
    },
  );

/** A response whose body comes in pieces. */
function streamed(pieces: Iterable<Uint8Array | string>, { stays = false } = {}): Response {
  const queue = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = queue.shift();
      if (piece !== undefined) controller.enqueue(Buffer.from(piece as string));
      else if (!stays) controller.close();
    },
  });
  return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
}

const answers = (answer: () => Response) => server.use(http.post(URL, answer));

/** What the scripted model replies, one request after the other. */
const replies = (...all: Reply[]) =>
  server.use(...scriptedHandlers({ shows: "What a test says.", replies: all }));

describe("a request", () => {
  it("brings deltas as they come, and the figures", async () => {
    answers(() => streamed([GOOD]));
    const events: ActivityEvent[] = [];
    const outcome = await run({ onActivity: (event) => events.push(event) });
    expect(events.map(({ kind }) => kind)).toEqual(["assistant_text", "assistant_text", "assistant_text"]);
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Bonjour, ça va ? 🦜",
      costUsd: 0.00095,
      exit: { code: 0 },
    });
  });

  it("is the same with its body cut anywhere and its lines ended in any way", async () => {
    answers(() => streamed([GOOD]));
    const whole = await run();
    for (const body of [GOOD, GOOD.replaceAll("\n", "\r\n"), GOOD.replaceAll("\n", "\r"), `\ufeff${GOOD}`]) {
      const bytes = Buffer.from(body);
      for (const size of [1, 5, 64]) {
        const count = Math.ceil(bytes.length / size);
        answers(() =>
          streamed(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size))),
        );
        expect(await run()).toEqual(whole);
      }
    }
  });

  it("sends the key in one header and nothing else of the environment", async () => {
    let sent = "";
    server.use(
      http.post(URL, async ({ request }) => {
        expect(request.headers.get("authorization")).toBe(`Bearer ${KEY}`);
        const headers = [...request.headers].filter(([name]) => name !== "authorization");
        sent = JSON.stringify([request.url, headers, await request.text()]);
        return streamed([GOOD]);
      }),
    );
    const outcome = await run();
    expect(`${sent}${JSON.stringify(outcome)}`).not.toMatch(/planted/);
  });

  it("reports tool calls", async () => {
    replies({ parts: [{ tool: { does: "call", name: "look", arguments: { a: 1 } } }] });
    expect(await run()).toMatchObject({ status: "ok", tools: [{ id: "call_1_0", name: "look" }] });
  });

  it("does not need a stream", async () => {
    replies({ parts: [{ text: ["H", "i"] }] });
    expect(await run({}, { outputFormat: "json" })).toMatchObject({ status: "ok", content: "Hi" });
  });

  it("closes a connection that stays open behind the answer", async () => {
    answers(() => streamed([GOOD], { stays: true }));
    expect(await run({ lingerMs: 50 })).toMatchObject({ status: "ok", exit: { code: 0, timedOut: false } });
  });
});

describe("a refusal", () => {
  it.each([
    [401, "User not found.", "auth_expired"],
    [402, "Insufficient credits", "quota_exhausted"],
    [403, "Your input was flagged", "permission_denied"],
    [404, "No endpoints found for a/b.", "model_unavailable"],
    [408, "Your request timed out", "timeout"],
    [429, "Rate limit exceeded", "rate_limited"],
    [500, "Internal Server Error", "server"],
    [502, "Bad answer of the provider", "server"],
    [503, "No provider meets your routing", "server"],
  ])("with status %i", async (code, message, kind) => {
    answers(() => HttpResponse.json({ error: { code, message } }, { status: code }));
    expect((await run()).error).toMatchObject({ kind, message, httpStatus: code, evidence: "record" });
  });

  it("reports its waits", async () => {
    const headers = {
      "retry-after": "30",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": "1795829820000",
    };
    answers(() =>
      HttpResponse.json({ error: { code: 429, message: "Rate limit exceeded" } }, { status: 429, headers }),
    );
    expect((await run()).error).toMatchObject({
      kind: "rate_limited",
      retryAfterMs: 30_000,
      resetsAt: "2026-11-28T01:37:00.000Z",
    });
  });

  it("is waited for as long as the policy allows", async () => {
    const limited: Reply = { fails: "rate-limit", status: 429, headers: { "retry-after": "0.1" } };
    const limitedOnce = () => replies(limited, { parts: [{ text: ["Hi"] }] });
    limitedOnce();
    expect(await run({ onRateLimit: { policy: "wait", maxMs: 1000 } })).toMatchObject({ status: "ok" });
    limitedOnce();
    expect((await run({ onRateLimit: { policy: "wait", maxMs: 50 } })).error?.category).toBe("rate_limit");
    limitedOnce();
    expect((await run({ onRateLimit: { policy: "wait" }, timeoutMs: 50 })).error?.category).toBe(
      "rate_limit",
    );
  });

  it("may be a redirect: the key is not sent on", async () => {
    answers(() => new HttpResponse(null, { status: 307, headers: { location: "https://example.com/" } }));
    expect(await run()).toMatchObject({ status: "error" });
  });
});

describe("a stream that goes wrong", () => {
  const start = sse(chunk({ content: "The start" })).replace("data: [DONE]\n\n", "");

  it("reports an error in its middle", async () => {
    const error = {
      code: 502,
      message: "Provider disconnected",
      metadata: { error_type: "provider_unavailable" },
    };
    answers(() => streamed([start, sse(chunk({}, "error", { error }))]));
    expect(await run()).toMatchObject({
      status: "error",
      messages: ["The start"],
      error: { kind: "server", httpStatus: 502 },
    });
  });

  it("skips keep-alives and broken events", async () => {
    answers(() => streamed([": OPENROUTER PROCESSING\n\n", 'data: {"choices":[\n\n', "zz\n", GOOD]));
    expect(await run()).toMatchObject({
      status: "ok",
      content: "Bonjour, ça va ? 🦜",
      diagnostics: { skippedLines: 2 },
    });
  });

  it("is no answer when it is cut", async () => {
    answers(() => streamed([start]));
    expect((await run()).error).toMatchObject({ kind: "stream_truncated", category: "network" });
  });

  it("is a failure of the connection when that is reset", async () => {
    replies({ parts: [{ text: ["The start"] }], cut: "reset" });
    const outcome = await run();
    expect(outcome).toMatchObject({ status: "error", messages: ["The start"], exit: { code: 1 } });
    expect(outcome.error).toMatchObject({ kind: "transport", evidence: "stderr" });
    replies({ silent: "reset" });
    expect((await run()).error?.category).toBe("network");
  });

  it("ends on a timeout, and on an abort", async () => {
    answers(() => streamed([start], { stays: true }));
    expect(await run({ timeoutMs: 60 })).toMatchObject({
      error: { kind: "timeout" },
      exit: { timedOut: true },
    });
    expect(await run({ signal: AbortSignal.timeout(60) })).toMatchObject({
      error: { kind: "cancelled" },
      messages: ["The start"],
      exit: { aborted: true },
    });
    expect((await run({ signal: AbortSignal.abort() })).error?.kind).toBe("cancelled");
  });

  it("ends at the output limit", async () => {
    answers(() => streamed([GOOD]));
    expect((await run({ maxOutputBytes: 300 })).error).toMatchObject({ kind: "output_invalid" });
  });
});

describe("what is never sent", () => {
  it("goes without a key, or to an unsafe address", async () => {
    expect((await run({ parentEnv: {} })).error).toMatchObject({ kind: "auth_expired", evidence: "spawn" });
    expect((await run({ parentEnv: { OPENROUTER_API_KEY: "two words" } })).error?.message).not.toMatch(/two/);
    expect((await run({ cliPath: "http://example.com" })).error).toMatchObject({ kind: "configuration" });
  });
});

describe("the health check", () => {
  const ask = (env = { OPENROUTER_API_KEY: KEY }, cliPath = "https://openrouter.ai/api/v1") =>
    adapter.checkHealth?.({ cliPath, env });
  const key = "https://openrouter.ai/api/v1/key";

  it("asks whether the key is taken", async () => {
    server.use(http.get(key, () => HttpResponse.json({ data: { label: "sk-or-v1-planted" } })));
    expect(await ask()).toEqual({ ok: true, file: "https://openrouter.ai/api/v1", version: null });
    server.use(
      http.get(key, () => HttpResponse.json({ error: { code: 401, message: KEY } }, { status: 401 })),
    );
    expect(await ask()).toEqual({ ok: false, problem: `${key} answered with status 401` });
  });

  it("answers in time whatever the server does", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const { port } = silent.address() as { port: number };
    server.close();
    const startedAt = performance.now();
    expect(await ask(undefined, `http://127.0.0.1:${port}/api/v1`)).toMatchObject({ ok: false });
    expect(performance.now() - startedAt).toBeLessThan(5000);
    silent.closeAllConnections();
    silent.close();
    server.listen({ onUnhandledRequest: "error" });
  }, 10_000);
});
