import { describe, expect, it } from "vitest";
import { delta, ended, event, failure, parse, ran, result, said, started, used } from "./testing/runs.ts";

describe("cline's texts", () => {
  it("are reported once, although they come in pieces, whole, and in the result", () => {
    const stream = [
      started(),
      delta("Hel"),
      delta("lo."),
      said("Hello."),
      ended(),
      event("done", { text: "Hello." }),
    ];
    expect(parse([...stream, result("Hello.")])).toMatchObject({
      status: "ok",
      content: "Hello.",
      messages: ["Hello."],
      model: "lab-model",
      session: null,
    });
  });

  it("that are the same in two calls are two messages", () => {
    const call = (n: number) => [started(n), delta("Once"), said("Once"), ended(n)];
    expect(parse([...call(1), ...call(2), result("Once")]).messages).toEqual(["Once", "Once"]);
  });

  it("have thoughts besides, reported whole", () => {
    const stream = [
      event("content_start", { contentType: "reasoning", reasoning: "I th", redacted: false }),
      event("content_start", { contentType: "reasoning", reasoning: "ink", redacted: false }),
      event("content_end", { contentType: "reasoning", reasoning: "I think" }),
      result("Hello."),
    ];
    expect(parse(stream).events).toEqual([{ kind: "thinking", text: "I think" }]);
  });
});

describe("cline's tools", () => {
  const statusOf = (output: unknown, more?: object) =>
    parse([used(), ran(output, more), result("Done.")]).tools[0]?.status;

  it.each([
    [[{ query: "x", result: "hi", success: true }], {}, "ok"],
    ["text", {}, "ok"],
    [[{ query: "x", result: "", success: false }], {}, "error"],
    [{ error: "refused" }, {}, "error"],
    [null, { error: "broken" }, "error"],
  ])("%j %j: %s", (output, more, status) => expect(statusOf(output, more)).toBe(status));

  it("are paired by their ids, input and output as printed", () => {
    expect(parse([used(), used(), ran("hi"), ran("again"), result("Done.")]).events).toEqual([
      { kind: "tool_use", tool_call_id: "call-1", name: "run_commands", input: { command: "x" } },
      { kind: "tool_result", tool_call_id: "call-1", status: "ok", output: "hi" },
    ]);
  });
});

describe("cline's figures", () => {
  const figures = { inputTokens: 1000, outputTokens: 20, cacheReadTokens: 600, cacheWriteTokens: 300 };

  it("hold the cached tokens in the input", () => {
    expect(parse([result("x", "completed", { ...figures, totalCost: 0.01 })])).toMatchObject({
      usage: { inputTokens: 100, cacheReadTokens: 600, cacheCreationTokens: 300, totalTokens: 1020 },
      costUsd: 0.01,
    });
  });

  it("are those of the events without a result", () => {
    const used = event("usage", {
      inputTokens: 5,
      outputTokens: 1,
      totalInputTokens: 9,
      totalOutputTokens: 3,
    });
    expect(parse([used], { exit: { code: 137 } }).usage).toMatchObject({ inputTokens: 9, outputTokens: 3 });
  });

  it("are none where they are zeros all over", () => {
    const zeros = { inputTokens: 0, outputTokens: 0, totalCost: 0 };
    expect(parse([failure("No."), result("No.", "error", zeros)])).toMatchObject({
      usage: null,
      costUsd: null,
    });
  });
});
