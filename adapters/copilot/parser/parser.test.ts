import { describe, expect, it } from "vitest";
import {
  call,
  called,
  delta,
  failedCall,
  parse,
  ran,
  record,
  result,
  SESSION,
  said,
  turn,
  turnEnd,
  used,
} from "./testing/runs.ts";

describe("the answer", () => {
  it("is the last message, reported once although it was streamed", () => {
    const outcome = parse([turn(), call(), delta("Hel"), delta("lo."), called(), said("Hello."), result()]);
    expect(outcome).toMatchObject({ status: "ok", content: "Hello.", messages: ["Hello."] });
    expect(outcome.events.filter(({ kind }) => kind === "assistant_text")).toEqual([
      { kind: "assistant_text", text: "Hel" },
      { kind: "assistant_text", text: "lo." },
    ]);
  });

  it("is the message of the last turn, not one ahead of a tool", () => {
    const outcome = parse([turn(), said("Running."), used(), ran({}), turn("1"), said("Done."), result()]);
    expect([outcome.content, outcome.messages]).toEqual(["Done.", ["Running.", "Done."]]);
  });

  it("is not the text of a try that failed, which the next one repeats", () => {
    const broken = [call(), delta("Hel", "m-0"), failedCall({ statusCode: 500 }), called("error")];
    const outcome = parse([turn(), ...broken, call(), delta("Hello."), called(), said("Hello."), result()]);
    expect([outcome.content, outcome.messages]).toEqual(["Hello.", ["Hello."]]);
  });

  it("stands in the streamed pieces where the message is empty or cannot be read", () => {
    for (const content of ["", null]) {
      const outcome = parse([turn(), call(), delta("Hel"), delta("lo."), called(), said(content), result()]);
      expect([outcome.content, outcome.messages]).toEqual(["Hello.", ["Hello."]]);
    }
    expect(parse([turn(), delta("Hello."), result()])).toMatchObject({ content: "Hello." });
  });

  it("is null where neither message nor pieces can be read", () => {
    const lost = { status: "error", content: null, error: { kind: "output_invalid" } };
    expect(parse([turn(), said(null), result()])).toMatchObject(lost);
    expect(parse([turn(), delta("Hel"), delta(7), said(""), result()])).toMatchObject(lost);
  });

  it("is not what another message streamed", () => {
    expect(parse([turn(), delta("Other.", "m-0"), said(""), result()])).toMatchObject({
      content: "",
      diagnostics: { emptyAnswer: true },
    });
  });

  it("keeps the parts that were cut at the model's limit in the messages, and says so", () => {
    const cut = (id: string) => [turn(), call(), delta("Cut off he", id), called(), turnEnd()];
    const outcome = parse([...cut("m-1"), ...cut("m-2"), turn(), call(), said("re."), turnEnd(), result()]);
    expect(outcome).toMatchObject({ content: "re.", messages: ["Cut off he", "Cut off he", "re."] });
    expect(outcome.diagnostics?.notices).toEqual([
      "the answer goes on from 2 message(s) that were cut at the model's limit",
    ]);
  });

  it("is no sub-agent's, whichever way its records name it", () => {
    const byCall = said("429 Rate limit", { parentToolCallId: "call-1" });
    const byAgent = record("assistant.message", { messageId: "m-9", content: "No." }, { agentId: "agent-2" });
    const outcome = parse([turn(), said("Mine."), byCall, byAgent, result()]);
    expect([outcome.content, outcome.messages]).toEqual(["Mine.", ["Mine."]]);
  });
});

describe("tools", () => {
  it.each([
    ["exit code 0", { shellExecution: { exitCode: 0 }, result: { content: "hi" } }, "ok", "hi"],
    ["exit code 3", { shellExecution: { exitCode: 3 }, result: { content: "hi" } }, "error", "hi"],
    ["1.0.32, exit code 3", { result: { content: "x\n<exited with exit code 3>" } }, "error", undefined],
    [
      "1.0.32, another's exit code in its output",
      { result: { content: "<exited with exit code 3>\n<exited with exit code 0>" } },
      "ok",
      undefined,
    ],
    ["denied", { success: false, error: { message: "No.", code: "denied" } }, "error", "No."],
    ["no word of success", { success: null, result: { content: "hi" } }, "error", "hi"],
    ["an output of another shape", { result: { content: [1], more: 2 } }, "ok", [1]],
    ["a result without an output", { result: { more: 2 } }, "ok", { more: 2 }],
  ])("%s", (_, data, status, output) => {
    const { tools, events } = parse([turn(), used(), ran(data), said("Done."), result()]);
    expect(tools).toMatchObject([{ name: "bash", id: "call-1", status }]);
    const reported = events.find(({ kind }) => kind === "tool_result");
    expect(reported).toMatchObject({
      tool_call_id: "call-1",
      status,
      ...(output !== undefined && { output }),
    });
  });

  it("of a sub-agent name the call that started it", () => {
    const start = record("subagent.started", { toolCallId: "task-1" }, { agentId: "agent-2" });
    const inner = { ...used("in-1", "view"), agentId: "agent-2" };
    const { events } = parse([turn(), used("task-1", "task"), start, inner, said("Done."), result()]);
    expect(events.filter(({ kind }) => kind === "tool_use")).toMatchObject([
      { tool_call_id: "task-1" },
      { tool_call_id: "in-1", parent_tool_call_id: "task-1" },
    ]);
  });
});

describe("what else is reported", () => {
  it("has a thought once, though the message holds it too", () => {
    const thought = record("assistant.reasoning", { reasoningId: "x", content: "Hm." });
    const { events } = parse([turn(), said("Hi.", { reasoningText: "Hm." }), thought, thought, result()]);
    expect(events.filter(({ kind }) => kind === "thinking")).toEqual([
      { kind: "thinking", text: "Hm." },
      { kind: "thinking", text: "Hm." },
    ]);
  });

  it("takes the session from the result, or from where it is named first", () => {
    const started = record("session.start", { sessionId: SESSION, selectedModel: "gpt-5.4" });
    const { events, session, model } = parse([started, turn(), said("Hi."), result()]);
    expect(events.filter(({ kind }) => kind === "session")).toEqual([
      { kind: "session", id: SESSION, model: "gpt-5.4" },
    ]);
    expect([session, model]).toEqual([{ id: SESSION, displayId: SESSION }, "gpt-5.4"]);
  });

  it("sums the tokens of the calls, a record that is printed twice counted once", () => {
    const first = record("assistant.usage", { inputTokens: 1000, outputTokens: 10, cacheReadTokens: 800 });
    const second = record("assistant.usage", { inputTokens: 50, outputTokens: 5, reasoningTokens: 3 });
    expect(parse([turn(), first, first, second, said("Hi."), result()]).usage).toEqual({
      inputTokens: 250,
      outputTokens: 15,
      cacheReadTokens: 800,
      cacheCreationTokens: 0,
      reasoningTokens: 3,
      totalTokens: 1065,
      estimated: false,
    });
    expect(parse([turn(), said("Hi.", { outputTokens: 8 }), result()]).usage).toBeNull();
  });

  it("counts records of unknown types and changes nothing for them", () => {
    const outcome = parse([turn(), { type: "zz.new", data: {} }, { zz: 1 }, said("Hi."), result()]);
    expect([outcome.content, outcome.diagnostics?.unknownTypes]).toEqual([
      "Hi.",
      { "zz.new": 1, "(none)": 1 },
    ]);
  });
});
