import { describe, expect, it } from "vitest";
import {
  agentEnd,
  begin,
  call,
  end,
  failed,
  piece,
  run,
  SESSION,
  SETTLED,
  START,
  said,
  turnEnd,
  usage,
  whole,
} from "./testing/runs.ts";

const texts = (events: ReturnType<typeof run>["events"]) =>
  events.flatMap((event) => (event.kind === "assistant_text" ? [event.text] : []));

describe("pi's parser", () => {
  it("reports a text once that comes as pieces, as a block, as a message and as copies", () => {
    const message = said("Hello.");
    const block = { type: "text_end", contentIndex: 0, content: "Hello." };
    const { content, messages, events } = run([
      SESSION,
      ...START,
      begin(message),
      piece("Hel"),
      piece("lo."),
      { type: "message_update", assistantMessageEvent: block },
      end(message),
      turnEnd(message),
      agentEnd(false),
      SETTLED,
    ]);
    expect([content, messages, texts(events)]).toEqual(["Hello.", ["Hello."], ["Hel", "lo."]]);
  });

  it.each([
    ["no blocks", []],
    ["a text without words", ""],
    ["another text in the place of blocks", "zz"],
  ])("holds a whole message of %s for damaged where pieces came", (_, content) => {
    const message = said("", { content });
    const outcome = run([SESSION, ...START, begin(message), piece("Hello."), end(message), SETTLED]);
    expect([outcome.content, outcome.messages]).toEqual([null, ["Hello."]]);
  });

  it("takes a whole message again, and its copy, for the same one", () => {
    const message = said("Hello.");
    const { messages, usage: figures } = run([
      SESSION,
      ...START,
      begin(message),
      end(message),
      end(message),
      turnEnd(message),
      SETTLED,
    ]);
    expect([messages, figures?.inputTokens]).toEqual([["Hello."], 10]);
  });

  it("reads the copy of a message that cannot be read itself", () => {
    const broken = said("", { content: null });
    const { content, usage: figures } = run([
      SESSION,
      ...START,
      begin(broken),
      end(broken),
      turnEnd(said("Hello.")),
      SETTLED,
    ]);
    expect([content, figures?.inputTokens]).toEqual(["Hello.", 10]);
  });

  it("has no answer where a part of it cannot be read", () => {
    const broken = said("", { content: [{ type: "text", text: "Half" }, { type: "text" }] });
    const { status, content, error } = run(whole(broken));
    expect([status, content, error?.kind]).toEqual(["error", null, "output_invalid"]);
  });

  it("keeps the pieces of two texts apart whose ends come late", () => {
    const message = said("", {
      content: [
        { type: "text", text: "One." },
        { type: "text", text: "Two." },
      ],
    });
    const ends = [0, 1].map((contentIndex) => ({
      type: "message_update",
      assistantMessageEvent: {
        type: "text_end",
        contentIndex,
        content: contentIndex === 0 ? "One." : "Two.",
      },
    }));
    const { content, messages } = run([
      SESSION,
      ...START,
      begin(message),
      piece("One.", 0),
      piece("Two.", 1),
      ...ends,
      end(message),
      SETTLED,
    ]);
    expect([content, messages]).toEqual(["One.Two.", ["One.", "Two."]]);
  });

  it("reports a text once that each try prints anew, and its longer form by what is new", () => {
    const cut = failed("terminated", { content: [{ type: "text", text: "Part" }] });
    const tries = [begin(cut), piece("Part"), end(cut), turnEnd(cut), agentEnd(true), ...START];
    const good = said("Part two");
    const { messages, events } = run([
      SESSION,
      ...START,
      ...tries,
      ...tries,
      begin(good),
      piece("Part"),
      piece(" two"),
      end(good),
      SETTLED,
    ]);
    expect([messages, texts(events)]).toEqual([["Part two"], ["Part", " two"]]);
  });

  it("adds up what model calls, compactions and tools that ask a model have cost", () => {
    const tool = {
      role: "toolResult",
      toolCallId: "c",
      content: [],
      isError: false,
      usage: usage(5, 1, 0.25),
    };
    const { usage: figures, costUsd } = run([
      SESSION,
      ...START,
      ...call(said("One.")),
      end(tool),
      { type: "compaction_end", result: { usage: usage(100, 20, 1) } },
      { type: "turn_start" },
      ...call(said("Two.")),
      SETTLED,
    ]);
    expect([figures?.inputTokens, figures?.outputTokens, costUsd]).toEqual([125, 25, 2.25]);
  });

  it("reports no figures where all of them are zero", () => {
    const { usage: figures, costUsd } = run(whole(said("Hello.", { usage: usage(0, 0) })));
    expect([figures, costUsd]).toEqual([null, null]);
  });

  it("reports a thought once, whole, also one that only the message holds", () => {
    const thinking = (text: string) => ({ type: "thinking", thinking: text });
    const message = said("", { content: [thinking("One"), thinking("Two"), { type: "text", text: "Yes." }] });
    const first = { type: "thinking_end", contentIndex: 0, content: "One" };
    const { events } = run([
      SESSION,
      ...START,
      begin(message),
      { type: "message_update", assistantMessageEvent: first },
      end(message),
      SETTLED,
    ]);
    expect(events.flatMap((event) => (event.kind === "thinking" ? [event.text] : []))).toEqual([
      "One",
      "Two",
    ]);
  });

  it("pairs tools by their ids, and takes the message for the result where the tool's own record is lost", () => {
    const start = (id: string) => ({
      type: "tool_execution_start",
      toolCallId: id,
      toolName: "bash",
      args: { command: id },
    });
    const content = [{ type: "text", text: "out" }];
    const { tools, events } = run([
      SESSION,
      ...START,
      start("a"),
      start("b"),
      start("c"),
      { type: "tool_execution_end", toolCallId: "b", toolName: "bash", result: { content }, isError: false },
      end({ role: "toolResult", toolCallId: "a", content: [...content, { type: "image" }], isError: true }),
    ]);
    expect(tools.map(({ id, status }) => `${id} ${status}`)).toEqual(["a error", "b ok", "c error"]);
    expect(events.filter(({ kind }) => kind === "tool_result")).toEqual([
      { kind: "tool_result", tool_call_id: "b", status: "ok", output: content },
      { kind: "tool_result", tool_call_id: "a", status: "error", output: [...content, { type: "image" }] },
    ]);
  });

  it("names the model that answered before the one that was asked", () => {
    expect(run(whole(said("Hello.", { responseModel: "other" }))).model).toBe("other");
  });

  it("keeps the reasons of retries and the warnings of a good run", () => {
    const good = said("Hello.");
    const retry = { type: "auto_retry_start", attempt: 1, errorMessage: "429 Slow down" };
    const { diagnostics } = run([SESSION, retry, ...START, ...call(good), SETTLED], {
      stderr: "Warning: nobody needs this\nsomething else\n",
    });
    expect(diagnostics?.notices).toEqual(["tried again after: 429 Slow down", "Warning: nobody needs this"]);
  });

  it("counts records that it does not know", () => {
    const { diagnostics, content } = run([{ type: "zz" }, ...whole(said("Hello.")), { zz: 1 }]);
    expect([content, diagnostics?.unknownTypes]).toEqual(["Hello.", { zz: 1, "(none)": 1 }]);
  });
});
