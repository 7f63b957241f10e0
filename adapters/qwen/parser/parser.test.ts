import { describe, expect, it } from "vitest";
import {
  blocks,
  called,
  counted,
  ended,
  event,
  failed,
  gave,
  init,
  parse,
  retry,
  said,
} from "./testing/runs.ts";

const SKIPPED = {
  is_error: true,
  content: "Skipped because the provider attempt was retried before execution.",
};

describe("the answer", () => {
  it("is the result's text, and every message is reported once", () => {
    const stream = [init(), said("One. "), called("a"), gave("a"), said("Two."), ended("Two.")];
    const outcome = parse(stream);
    expect(outcome).toMatchObject({ content: "Two.", messages: ["One. ", "Two."] });
    expect(outcome.events.map(({ kind }) => kind)).toEqual([
      "session",
      "assistant_text",
      "tool_use",
      "tool_result",
      "assistant_text",
    ]);
  });

  it("is the last message where the result lost it, and unknown where that cannot be read either", () => {
    expect(parse([init(), said("Hi."), ended(null)]).content).toBe("Hi.");
    expect(parse([init(), said(7), ended(null)])).toMatchObject({
      content: null,
      error: { kind: "output_invalid" },
    });
  });

  it("is reported once as deltas and as a message, though a tool's block begins at index 0 again", () => {
    const stream = [
      event({ type: "goal_state", goal_state: {} }),
      event({ type: "message_start", message: { id: "m" } }),
      event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
      event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "I wi" } }),
      event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "ll." } }),
      event({ type: "content_block_stop", index: 0 }),
      event({ type: "content_block_stop", index: 0 }),
      said("I will.", { input_tokens: 0, output_tokens: 0 }),
      event({ type: "content_block_start", index: 0, content_block: { type: "tool_use", id: "a" } }),
      event({ type: "content_block_stop", index: 0 }),
      called("a"),
      event({ type: "message_stop" }),
      gave("a"),
      said("Done."),
      ended("Done."),
    ];
    expect(parse([init(), ...stream]).messages).toEqual(["I will.", "Done."]);
  });

  it("holds nothing of a sub-agent's, whose tools name the call that began them", () => {
    const outcome = parse([
      init(),
      called("a", "agent"),
      said("inside", counted, "a"),
      called("b", "edit", "a"),
      gave("b", {}, "a"),
      gave("a"),
      said("Done."),
      ended("Done."),
    ]);
    expect(outcome).toMatchObject({ content: "Done.", messages: ["Done."] });
    expect(outcome.events.filter((one) => "parent_tool_call_id" in one)).toMatchObject([
      { kind: "tool_use", parent_tool_call_id: "a" },
      { kind: "tool_result", parent_tool_call_id: "a" },
    ]);
  });

  it("is empty when the loop detector of 0.5 was at work", () => {
    expect(parse([init("0.5.2"), blocks([]), ended("", {})])).toMatchObject({
      status: "ok",
      content: "",
      diagnostics: { emptyAnswer: true },
    });
  });
});

describe("tools", () => {
  it("that were skipped come again under the same id, and count once", () => {
    const stream = [init(), called("a"), gave("a", SKIPPED), retry(), called("a"), gave("a"), said("Hi.")];
    const { tools, events } = parse([...stream, ended("Hi.")]);
    expect(tools).toEqual([{ id: "a", name: "edit", status: "ok" }]);
    expect(events.filter(({ kind }) => kind === "tool_result")).toMatchObject([
      { status: "ok", output: "hi" },
    ]);
  });

  it("that were skipped and were not reported again have failed, with the reported words", () => {
    const stream = [init(), called("a"), gave("a", SKIPPED), retry(), said("Hi."), ended("Hi.")];
    const { tools, events } = parse(stream);
    expect(tools).toEqual([{ id: "a", name: "edit", status: "error" }]);
    expect(events.filter(({ kind }) => kind === "tool_result")).toMatchObject([
      { status: "error", output: SKIPPED.content },
    ]);
  });

  it("that failed are reported as such", () => {
    const { tools } = parse([init(), called("a"), gave("a", { is_error: true }), said("Hi."), ended("Hi.")]);
    expect(tools).toMatchObject([{ status: "error" }]);
  });
});

describe("usage", () => {
  it("takes cached tokens out of the input", () => {
    expect(parse([init(), said("Hi."), ended("Hi.")]).usage).toMatchObject({
      inputTokens: 100,
      cacheReadTokens: 20,
      outputTokens: 8,
      totalTokens: 128,
    });
  });

  it("is that of the messages where the result counts more, which may be all of a resumed session", () => {
    const session = { input_tokens: 480, output_tokens: 32, cache_read_input_tokens: 0 };
    expect(parse([init(), said("Hi."), ended("Hi.", session)])).toMatchObject({
      usage: { totalTokens: 128 },
      diagnostics: { cumulativeUsage: { totalTokens: 512 } },
    });
    // Calls that were made again are in the result only.
    expect(parse([init(), retry(), said("Hi."), ended("Hi.", session)]).usage?.totalTokens).toBe(512);
  });

  it("is unknown where all figures are zeros, and that of the messages without a result", () => {
    expect(parse([init(), failed("[API Error: terminated]")], { exit: { code: 1 } }).usage).toBeNull();
    expect(parse([init(), called("a"), gave("a")], { exit: { code: 53 } }).usage).toMatchObject({
      totalTokens: 128,
    });
  });
});
