import { describe, expect, it } from "vitest";
import { call, calls, parse, parseDocument, said, tool, user } from "../testing/runs.ts";

describe("a run of messages", () => {
  it("has the last message for its answer, and all texts of the model", () => {
    const outcome = parse([user(), calls("I look. ", call("a")), tool("hi"), said("Done.")]);
    expect(outcome).toMatchObject({
      status: "ok",
      content: "Done.",
      messages: ["I look. ", "Done."],
      tools: [{ name: "bash", id: "a", status: "ok" }],
      session: null,
      model: null,
      usage: { estimated: true },
    });
    expect(outcome.events.map(({ kind }) => kind)).toEqual([
      "assistant_text",
      "tool_use",
      "tool_result",
      "assistant_text",
    ]);
  });

  it("pairs results with calls by their order, in each message anew", () => {
    const { events } = parse([
      user(),
      calls("", call("a"), call("b"), call("c")),
      tool("1"),
      tool("2"),
      calls("", call("d")),
      tool("4"),
      tool("of nobody"),
      said("Done."),
    ]);
    const results = events.flatMap((event) =>
      event.kind === "tool_result" ? [[event.tool_call_id, event.output]] : [],
    );
    expect(results).toEqual([
      ["a", "1"],
      ["b", "2"],
      ["d", "4"],
    ]);
  });

  it("keeps its place for a call without an id", () => {
    const { events, tools } = parse([
      user(),
      calls("", call(null), call("b")),
      tool("1"),
      tool("2"),
      said("Done."),
    ]);
    expect(events.filter(({ kind }) => kind === "tool_result")).toMatchObject([
      { tool_call_id: "b", output: "2" },
    ]);
    expect(tools).toMatchObject([
      { id: null, status: "error" },
      { id: "b", status: "ok" },
    ]);
  });

  it("leaves the CLI's own words for a missing text out", () => {
    expect(
      parse([user(), calls("Using tools to help you...", call("a")), tool("x"), said("Done.")]).messages,
    ).toEqual(["Done."]);
    expect(parse([user(), said("I understand, but I don't have a specific response.")])).toMatchObject({
      status: "ok",
      content: "",
      messages: [],
      diagnostics: { emptyAnswer: true },
    });
  });

  it("takes the last of two turns", () => {
    const both = [user(), said("One."), user(), said("Two.")];
    expect(parse(both)).toMatchObject({ content: "Two.", messages: ["One.", "Two."] });
    expect(parse([...both, user()]).error?.kind).toBe("stream_truncated");
  });

  it("has no answer where it cannot be read", () => {
    expect(parse([user(), said(7)])).toMatchObject({ content: null, error: { kind: "output_invalid" } });
  });

  it("counts roles that it does not know", () => {
    const strange = { role: "system", content: "x" };
    expect(parse([user(), strange, said("Hi."), { content: "y" }])).toMatchObject({
      content: "Hi.",
      diagnostics: { unknownTypes: { system: 1, "(none)": 1 } },
    });
  });
});

describe("a document", () => {
  const document = (...messages: unknown[]) => ({ messages, model: "lab-model", timestamp: "x" });

  it("holds the same messages, and the model", () => {
    expect(
      parseDocument(document(user(), calls("I look. ", call("a")), tool("hi"), said("Done."))),
    ).toMatchObject({
      content: "Done.",
      messages: ["I look. ", "Done."],
      model: "lab-model",
      tools: [{ status: "ok" }],
    });
  });

  it("reports the failure of a run that could not begin", () => {
    const error = { message: "No model specified. Please run setup", type: "Error" };
    expect(parseDocument({ error, timestamp: "x" }, { exit: { code: 1 } })).toMatchObject({
      error: { kind: "configuration", message: error.message, evidence: "record" },
    });
  });

  it("that ends with a call has no answer", () => {
    expect(parseDocument(document(user(), calls("I look. ", call("a"))))).toMatchObject({
      content: null,
      error: { kind: "output_invalid" },
    });
  });

  it("of another shape is none", () => {
    expect(parseDocument({ hello: "x" })).toMatchObject({
      error: { kind: "stream_truncated" },
      diagnostics: { unknownTypes: { "(none)": 1 } },
    });
  });
});
