import { describe, expect, it } from "vitest";
import { beforeTool, call, init, parse, piece, result, SESSION, said, thought } from "./testing/runs.ts";

describe("cursor's texts", () => {
  it("come whole, before a tool and at the end", () => {
    const stream = [init(), beforeTool("I'll look. "), said("Done."), result("I'll look. Done.")];
    expect(parse(stream)).toMatchObject({
      status: "ok",
      content: "I'll look. Done.",
      messages: ["I'll look. ", "Done."],
      model: "Auto",
      session: { id: SESSION },
    });
  });

  it.each([
    ["the last text", "World."],
    ["all of them", "Hello.World."],
  ])("are reported once where they come in pieces too and the last record repeats %s", (_, last) => {
    const stream = [piece("Hel"), piece("lo."), beforeTool("Hello."), piece("Wor"), piece("ld."), said(last)];
    expect(parse([init(), ...stream, result("Hello.World.")]).messages).toEqual(["Hello.", "World."]);
  });

  it("may be a string in the place of blocks, and have thoughts ahead", () => {
    const message = { role: "assistant", content: "Hi." };
    const stream = [thought("I th"), thought("ink"), thought(), { ...said(""), message }, result("Hi.")];
    expect(parse(stream).events.filter(({ kind }) => kind !== "session")).toEqual([
      { kind: "thinking", text: "I think" },
      { kind: "assistant_text", text: "Hi." },
    ]);
  });
});

describe("cursor's records over several lines", () => {
  const broken = (text: string) => JSON.stringify(result("@")).replace("@", text);

  it("are put together where a string contains raw newlines", () => {
    const text = "function f() {\n  return { a: 1 }\n}\n\nDone.";
    expect(parse(`${JSON.stringify(init())}\n${broken(text)}\n`)).toMatchObject({
      content: text,
      diagnostics: { skippedLines: 0 },
    });
  });

  it("are noise where they never end, or another begins before", () => {
    const half = broken("a\nb").slice(0, -20);
    expect(parse(`${JSON.stringify(init())}\n${half}\n`)).toMatchObject({
      error: { kind: "stream_truncated" },
      diagnostics: { skippedLines: 2 },
    });
    expect(parse(`${half}\n${JSON.stringify(result("Hi."))}\n`)).toMatchObject({
      content: "Hi.",
      diagnostics: { skippedLines: 2 },
    });
  });

  it("are the whole output of json mode", () => {
    expect(parse(`${broken("a\nb")}\n`, { format: "json" }).content).toBe("a\nb");
  });
});

describe("cursor's tools", () => {
  const tried = (tool: object) => parse([call(tool), call(tool, "completed"), result("Done.")]);

  it.each([
    [{ shellToolCall: { args: {}, result: { success: { exitCode: 0 } } } }, "shell", "ok"],
    [{ shellToolCall: { args: {}, result: { success: { exitCode: 1 } } } }, "shell", "error"],
    [
      { editToolCall: { args: {}, result: { rejected: {} } }, startedAtMs: "1" },
      "edit",
      "error",
      { denied: true },
    ],
    [{ newToolCall: { args: {}, result: { success: {} } } }, "new", "ok"],
    [{ function: { name: "search", arguments: "{}", result: { success: {} } } }, "search", "ok"],
    [{ readToolCall: { args: {}, result: null } }, "read", "error"],
  ])("%j", (tool, name, status, marks?: { denied: boolean }) => {
    expect(tried(tool).tools).toEqual([{ name, id: "call-1", status, ...marks }]);
  });

  it("without a name are left out", () => {
    expect(tried({ hookAdditionalContexts: [] }).tools).toEqual([]);
  });
});

describe("cursor's figures", () => {
  it("have the cached tokens apart from the input", () => {
    const usage = { inputTokens: 3, outputTokens: 13, cacheReadTokens: 31909, cacheWriteTokens: 0 };
    expect(parse([result("x", { usage })]).usage).toMatchObject({ inputTokens: 3, totalTokens: 31925 });
    expect(parse([result("x")]).usage).toBeNull();
  });
});
