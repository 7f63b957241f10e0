import { describe, expect, it } from "vitest";
import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import { parseRun, type RunOptions } from "../../shared/parser/testing/parse-run.ts";
import claude from "../index.ts";

const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(claude, stdout, options);

const said = (text: string, more: object = {}) => ({
  type: "assistant",
  message: { id: "msg_1", role: "assistant", model: "claude-x", content: [{ type: "text", text }] },
  parent_tool_use_id: null,
  ...more,
});
const result = (more: object = {}) => ({
  type: "result",
  subtype: "success",
  is_error: false,
  num_turns: 1,
  result: "Hi.",
  session_id: "s-1",
  total_cost_usd: 0.1,
  usage: { input_tokens: 12, output_tokens: 9, cache_read_input_tokens: 3, cache_creation_input_tokens: 0 },
  ...more,
});
const event = (raw: object, more: object = {}) => ({
  type: "stream_event",
  event: raw,
  parent_tool_use_id: null,
  ...more,
});
const delta = (text: string) =>
  event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } });
const callStart = event({ type: "message_start", message: { id: "msg_1" } });
const blockStart = event({
  type: "content_block_start",
  index: 0,
  content_block: { type: "text", text: "" },
});
const texts = (events: readonly ActivityEvent[]) =>
  events.flatMap((one) => (one.kind === "assistant_text" ? [one.text] : []));

describe("claude's stream-json", () => {
  it("takes the last of several results and adds up their usage", () => {
    const outcome = parse([result({ result: "First." }), said("Second."), result({ result: "Second." })]);
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Second.",
      usage: { inputTokens: 24, outputTokens: 18 },
    });
  });

  it("counts a result that is printed twice once", () => {
    const once = result({ uuid: "u-1" });
    expect(parse([once, once]).usage).toMatchObject({ inputTokens: 12, cacheReadTokens: 3, totalTokens: 24 });
  });

  it("keeps a good result when a spurious error without turns follows", () => {
    const spurious = {
      type: "result",
      subtype: "error_during_execution",
      is_error: true,
      num_turns: 0,
      errors: [],
    };
    expect(parse([said("Hi."), result(), spurious])).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("calls subtype success with is_error an error, and its text the reason", () => {
    const failed = result({
      is_error: true,
      result: "API Error: Request rejected (429) · slow down",
      api_error_status: 429,
    });
    expect(parse([failed])).toMatchObject({
      status: "error",
      content: null,
      error: { category: "rate_limit", httpStatus: 429, suggestedDelayMs: 1000, evidence: "record" },
    });
  });

  it("calls a limit of 2.0.76 an error although is_error is false and the exit code 0", () => {
    const limit = { type: "result", subtype: "error_max_turns", is_error: false, num_turns: 3 };
    expect(parse([limit])).toMatchObject({
      status: "error",
      error: { kind: "max_turns", category: "unknown" },
    });
  });

  it("takes the run's share of a cost that counts over the session", () => {
    const share = { "claude-x": { inputTokens: 12, outputTokens: 9, costUSD: 0.25 } };
    const outcome = parse([result({ total_cost_usd: 0.75, model_usage_since_last_result: share })]);
    expect(outcome).toMatchObject({ costUsd: 0.25, diagnostics: { cumulativeCostUsd: 0.75 } });
  });

  it("reports streamed text once although the whole block repeats it", () => {
    const outcome = parse([callStart, blockStart, delta("H"), delta("i."), said("Hi."), result()]);
    expect([texts(outcome.events), outcome.messages]).toEqual([["H", "i."], ["Hi."]]);
  });

  it("reports text that a retry streams again once, and goes on where it broke off", () => {
    const retry = [callStart, blockStart, delta("Hi"), delta(" there.")];
    const outcome = parse([callStart, blockStart, delta("Hi"), ...retry, said("Hi there."), result()]);
    expect([texts(outcome.events), outcome.messages]).toEqual([["Hi", " there."], ["Hi there."]]);
  });

  it("keeps an abandoned text as a message of its own when the retry says something else", () => {
    const outcome = parse([
      callStart,
      blockStart,
      delta("Hello"),
      callStart,
      blockStart,
      delta("Hi."),
      said("Hi."),
      result(),
    ]);
    expect(outcome.messages).toEqual(["Hello", "Hi."]);
    expect(texts(outcome.events).join("")).toBe("HelloHi.");
  });

  it("keeps a sub-agent's text out of messages and events", () => {
    const outcome = parse([said("inner", { parent_tool_use_id: "toolu_1" }), said("Hi."), result()]);
    expect([outcome.messages, texts(outcome.events)]).toEqual([["Hi."], ["Hi."]]);
  });

  it("pairs tool results, and calls a tool that never ended an error", () => {
    const use = (id: string) =>
      said("", { message: { id: "m", content: [{ type: "tool_use", id, name: "Bash", input: { n: 1 } }] } });
    const back = {
      type: "user",
      message: {
        content: [{ type: "tool_result", tool_use_id: "t1", content: [{ type: "text", text: "ok" }] }],
      },
    };
    const outcome = parse([use("t1"), back, use("t2"), result()]);
    expect(outcome.tools).toMatchObject([
      { id: "t1", status: "ok" },
      { id: "t2", status: "error" },
    ]);
    expect(outcome.events.at(-2)).toEqual({
      kind: "tool_result",
      tool_call_id: "t1",
      status: "ok",
      output: [{ type: "text", text: "ok" }],
    });
  });

  it.each([
    ["exit 0", {}, "stream_truncated"],
    ["exit 143", { code: 143 }, "timeout"],
    ["an abort", { code: 0, aborted: true }, "cancelled"],
  ])("calls a stream without result %s by what ended it", (_, exit, kind) => {
    expect(parse([said("Hi.")], { exit })).toMatchObject({
      status: "error",
      messages: ["Hi."],
      error: { kind },
    });
  });

  it("keeps a good result whatever the process did afterwards", () => {
    for (const exit of [{ code: 1 }, { code: 137 }, { code: null, signal: "SIGTERM" }]) {
      expect(parse([result()], { exit })).toMatchObject({ status: "ok", content: "Hi.", exit });
    }
  });

  it("says that an unknown session is to be forgotten", () => {
    const stderr = "No conversation found with session ID: 0000\n";
    expect(parse("", { exit: { code: 1 }, stderr })).toMatchObject({
      error: { kind: "session_expired", category: "not_found", evidence: "stderr" },
      session: { id: null, clear: true },
    });
  });

  it("reads the documents' own records", () => {
    const outcome = parse([
      { type: "turn.started", id: "turn_1" },
      { type: "content", content: "Hello! " },
      { type: "content", content: "How can I help?" },
      { type: "turn.completed", usage: { input_tokens: 10, output_tokens: 8 } },
    ]);
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Hello! How can I help?",
      usage: { inputTokens: 10 },
    });
  });
});

describe("claude's json", () => {
  it("reads one object, and the array that --verbose makes of it", () => {
    const one = JSON.stringify(result());
    const all = JSON.stringify([said("Hi."), result()]);
    for (const stdout of [one, all])
      expect(parse(stdout, { format: "json" })).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("takes plain text for the answer, and says so", () => {
    const outcome = parse("Just words.\n", { format: "json" });
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Just words.",
      diagnostics: { textFallback: true },
    });
  });
});

describe("claude's text", () => {
  it("takes stdout less one newline, and flags its estimate", () => {
    const outcome = parse("Hello.\n\n", { format: "text" });
    expect(outcome).toMatchObject({
      content: "Hello.\n",
      usage: { inputTokens: 2, outputTokens: 2, estimated: true },
    });
  });

  it("takes stdout of a failed run for the reason", () => {
    const outcome = parse("Invalid API key · Fix external API key\n", { format: "text", exit: { code: 1 } });
    expect(outcome).toMatchObject({
      status: "error",
      error: { category: "authentication", evidence: "stdout" },
    });
  });

  it("recognises an interrupt with exit 0 by the whole output, never by a part of an answer", () => {
    expect(parse("Execution error", { format: "text" })).toMatchObject({
      status: "error",
      error: { kind: "cancelled" },
    });
    expect(parse("Execution error\n", { format: "text" })).toMatchObject({ status: "ok" });
  });
});
