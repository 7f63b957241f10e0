import { describe, expect, it } from "vitest";
import { asked, called, ended, failed, gave, init, parse, said } from "./testing/runs.ts";

const DEPRECATED =
  "The --prompt (-p) flag has been deprecated and will be removed in a future version. Please use a positional argument for your prompt. See gemini --help for more information.\n";

describe("the answer", () => {
  it("is all pieces behind the last tool, in their order", () => {
    const stream = [
      init,
      asked,
      said("One. "),
      called("a"),
      gave("a"),
      said("Two"),
      said(" three."),
      ended(),
    ];
    expect(parse(stream)).toMatchObject({ content: "Two three.", messages: ["One. ", "Two three."] });
  });

  it("holds a piece that comes twice twice", () => {
    expect(parse([init, said("ha"), said("ha"), said("!"), ended()]).content).toBe("haha!");
  });

  it("begins anew behind a tool's result when the model spoke before it", () => {
    const stream = [init, called("a"), said("One moment."), gave("a"), said("Done."), ended()];
    expect(parse(stream)).toMatchObject({ content: "Done.", messages: ["One moment.", "Done."] });
  });

  it("is empty when no text follows the last tool", () => {
    const stream = [init, said("I will."), called("a"), gave("a"), ended()];
    expect(parse(stream)).toMatchObject({ status: "ok", content: "", diagnostics: { emptyAnswer: true } });
  });

  it("is not reported again by a whole message, should a version print one", () => {
    const whole = said("Hello there.", { delta: false });
    expect(parse([init, said("Hello"), said(" there."), whole, ended()])).toMatchObject({
      content: "Hello there.",
      messages: ["Hello there."],
    });
  });

  it("never holds the prompt that is played back", () => {
    expect(parse([init, asked, said("Hi."), asked, ended()]).content).toBe("Hi.");
    expect(parse([init, asked, said("Hi."), asked, said("Ho."), ended()]).content).toBe("Ho.");
  });

  it("has no notice of the CLI's own in it", () => {
    expect(parse([init, said(DEPRECATED), said("Hi."), ended()])).toMatchObject({
      content: "Hi.",
      diagnostics: { notices: [DEPRECATED.trim()] },
    });
  });

  it.each([[null], [7], [[{ kind: "text" }]]])("cannot be read when a piece is %j", (content) => {
    expect(parse([init, said("Hi"), said(content), ended()])).toMatchObject({
      content: null,
      error: { kind: "output_invalid" },
    });
  });

  it("may come as blocks of text", () => {
    expect(parse([init, said([{ type: "text", text: "Hi." }]), ended()]).content).toBe("Hi.");
  });

  it("is read from a record that lost its role or its type, but for what is no delta", () => {
    expect(parse([init, said("Hi.", { role: null }), ended()]).content).toBe("Hi.");
    expect(parse([init, said("Hi.", { type: null }), ended()]).content).toBe("Hi.");
    expect(parse([init, { ...asked, role: null }, said("Hi."), ended()]).content).toBe("Hi.");
  });
});

describe("tools", () => {
  it("pair by id and keep what was printed, or the error's message", () => {
    const refused = { status: "error", output: undefined, error: { type: "x", message: "no" } };
    const { tools, events } = parse([
      init,
      called("a"),
      called("b"),
      gave("b", refused),
      gave("a", { output: "" }),
      said("Hi."),
      ended(),
    ]);
    expect(tools.map(({ id, status }) => [id, status])).toEqual([
      ["a", "ok"],
      ["b", "error"],
    ]);
    const results = events.filter((event) => event.kind === "tool_result");
    expect(results.map(({ output }) => output)).toEqual(["no", ""]);
  });

  it("may give no output", () => {
    const { events } = parse([init, called("a"), gave("a", {}), said("Hi."), ended()]);
    expect(events.find(({ kind }) => kind === "tool_result")).toMatchObject({ status: "ok", output: null });
  });
});

describe("usage", () => {
  it("takes cached tokens out of the input, and leaves thoughts that have no figure of their own", () => {
    expect(parse([init, said("Hi."), ended()]).usage).toMatchObject({
      inputTokens: 1000,
      cacheReadTokens: 200,
      outputTokens: 25,
      totalTokens: 1225,
      estimated: false,
    });
  });

  it("counts the router's call of json mode too, and thoughts as output", () => {
    const tokens = (prompt: number, thoughts: number) => ({
      tokens: { prompt, candidates: 25, cached: 100, thoughts, total: 0, tool: 3 },
    });
    const models = { router: { ...tokens(1200, 0), roles: { utility_router: {} } } };
    const stats = { models: { main: { ...tokens(2400, 40), roles: { main: {} } }, ...models } };
    const outcome = parse(JSON.stringify({ response: "Hi.", stats }, null, 2), { format: "json" });
    expect(outcome).toMatchObject({
      model: "main",
      usage: { inputTokens: 3400, cacheReadTokens: 200, outputTokens: 90, reasoningTokens: 40 },
    });
  });

  it("is null for a failed run whose figures are zeros, and where the figures cannot be read", () => {
    expect(parse([init, failed("[API Error: terminated]")], { exit: { code: 1 } }).usage).toBeNull();
    expect(parse([init, said("Hi."), ended({ stats: null })]).usage).toBeNull();
  });

  it("is that of the last result, which covers the run", () => {
    const last = { ...ended(), stats: { total_tokens: 4, input_tokens: 3, output_tokens: 1, cached: 0 } };
    expect(parse([init, said("Hi."), ended(), last]).usage).toMatchObject({ totalTokens: 4 });
  });
});
