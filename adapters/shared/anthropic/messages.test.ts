import { describe, expect, it } from "vitest";
import { type JsonRecord, numberAt } from "../framing/fields.ts";
import { DiagnosticsCollector } from "../outcome/diagnostics-collector.ts";
import { makeUsage } from "../outcome/make-usage.ts";
import { ToolLedger } from "../parser/tool-ledger.ts";
import { Transcript } from "../parser/transcript.ts";
import { type MessageFigures, MessageUsage } from "./message-usage.ts";
import { contentBlocks, type MessagesState } from "./messages-state.ts";
import { takeBlock } from "./take-block.ts";
import { takeStreamEvent } from "./take-stream-event.ts";
import { takeToolResults } from "./take-tool-results.ts";

/** A CLI that prints Anthropic's names and counts as OpenAI does: its input holds what was cached. */
const figures: MessageFigures = {
  usage: (of) =>
    makeUsage({
      inputTokens: (numberAt(of, "input_tokens") ?? 0) - (numberAt(of, "cache_read_input_tokens") ?? 0),
      outputTokens: numberAt(of, "output_tokens"),
      cacheReadTokens: numberAt(of, "cache_read_input_tokens"),
    }),
  isFinal: () => true,
};

function newState(): MessagesState {
  const state: MessagesState = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    messageUsage: new MessageUsage(figures),
  };
  return state;
}

const take = (state: MessagesState, content: unknown, parent: string | null = null) =>
  contentBlocks(content).map((block) => takeBlock(state, block, parent));

const text = (words: string): JsonRecord => ({ type: "text", text: words });
const call = { type: "tool_use", id: "t1", name: "Bash", input: { command: "ls" } };

describe("whole blocks", () => {
  it("report texts, thoughts and tools in their order, and give the texts back", () => {
    const state = newState();
    const texts = take(state, [{ type: "thinking", thinking: "Hm." }, text("Hello"), call, call]);
    expect(texts).toEqual([null, "Hello", null, null]);
    expect(state.events).toEqual([
      { kind: "thinking", text: "Hm." },
      { kind: "assistant_text", text: "Hello" },
      { kind: "tool_use", tool_call_id: "t1", name: "Bash", input: { command: "ls" } },
    ]);
  });

  it("of a sub-agent report its tools and never its texts", () => {
    const state = newState();
    expect(take(state, [text("inside"), call], "t0")).toEqual([null, null]);
    expect(state.events).toMatchObject([{ kind: "tool_use", parent_tool_call_id: "t0" }]);
  });

  it("may be one string, or anything else", () => {
    expect(contentBlocks("hi")).toEqual([text("hi")]);
    expect(contentBlocks([null, 1, "hi", text("a")])).toEqual([text("a")]);
    expect(contentBlocks(7)).toEqual([]);
  });
});

describe("tool results", () => {
  it("end a call once, and prompts next to them report nothing", () => {
    const state = newState();
    take(state, [call]);
    const result = { type: "tool_result", tool_use_id: "t1", is_error: true, content: "no" };
    takeToolResults(state, [text("a prompt"), result, result, { ...result, tool_use_id: "other" }], null);
    expect(state.tools.calls).toEqual([{ name: "Bash", id: "t1", status: "error" }]);
    expect(state.events.slice(1)).toEqual([
      { kind: "tool_result", tool_call_id: "t1", status: "error", output: "no" },
    ]);
  });
});

describe("stream events", () => {
  const start = { type: "message_start", message: { id: "m", usage: { input_tokens: 9 } } };
  const deltas = (words: string) => [
    { type: "content_block_start", content_block: text("") },
    { type: "content_block_delta", delta: { type: "text_delta", text: words } },
    { type: "content_block_stop" },
  ];

  it("report a text once, whole block or not", () => {
    const state = newState();
    for (const event of [start, ...deltas("Hello"), { type: "content_block_stop" }])
      takeStreamEvent(state, event);
    take(state, [text("Hello")]);
    expect(state.transcript.messages).toEqual(["Hello"]);
  });

  it("of a call that broke off are repeated in silence", () => {
    const state = newState();
    for (const event of [start, ...deltas("Hel")]) takeStreamEvent(state, event);
    takeStreamEvent(state, { type: "message_stop" }, true);
    for (const event of [start, ...deltas("Hello")]) takeStreamEvent(state, event);
    expect(state.transcript.messages).toEqual(["Hello"]);
  });

  it("change nothing when they are a CLI's own, or no events", () => {
    const state = newState();
    for (const event of [{ type: "goal_state", goal_state: {} }, null, "ping", {}])
      takeStreamEvent(state, event);
    expect(state.events).toEqual([]);
  });
});

describe("usage of messages", () => {
  it("is that of the last line of each message, in the CLI's own meaning", () => {
    const usage = new MessageUsage(figures);
    const one = { id: "a", usage: { input_tokens: 100, cache_read_input_tokens: 60, output_tokens: 1 } };
    usage.message(one);
    usage.message({ ...one, usage: { ...one.usage, output_tokens: 5 } });
    usage.message({ id: "b", usage: { input_tokens: 0, output_tokens: 0 } });
    expect(usage.total()).toMatchObject({ inputTokens: 40, cacheReadTokens: 60, outputTokens: 5 });
  });

  it("of a streamed message is that of its end, with what only its start reports", () => {
    const usage = new MessageUsage(figures);
    usage.streamStart({ id: "m", usage: { input_tokens: 9, output_tokens: 1 } });
    usage.streamEnd({ output_tokens: 4 });
    expect(usage.total()).toMatchObject({ inputTokens: 9, outputTokens: 4 });
  });

  it("leaves out figures that are no final ones", () => {
    const usage = new MessageUsage({ ...figures, isFinal: () => false });
    usage.message({ id: "a", usage: { input_tokens: 1, output_tokens: 1 } });
    expect(usage.total()).toBeNull();
  });
});
