import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { ERROR_MARK, failure, finish, parse, ran, SESSION, said, start, used } from "./testing/runs.ts";

describe("the answer", () => {
  it("is all texts of the last model call, as they are", () => {
    const outcome = parse([
      start(),
      said("One. "),
      finish("tool-calls"),
      start(),
      said(" Two"),
      said("."),
      finish(),
    ]);
    expect(outcome).toMatchObject({ content: " Two.", messages: ["One. ", " Two", "."] });
  });

  it("is empty when the last model call says nothing", () => {
    expect(parse([start(), said("One."), finish("tool-calls"), start(), finish()])).toMatchObject({
      status: "ok",
      content: "",
      diagnostics: { emptyAnswer: true },
    });
  });

  it("leaves out what a call that broke off had said", () => {
    const outcome = parse([start(), said("Par"), start(), said("Whole."), finish()]);
    expect(outcome).toMatchObject({ content: "Whole.", messages: ["Par", "Whole."] });
    expect(outcome.diagnostics?.notices).toEqual(["model calls that broke off and were made again: 1"]);
  });

  it("counts a record that is printed twice once", () => {
    const [text, end] = [said("Hi."), finish()];
    expect(parse([start(), text, text, end, end])).toMatchObject({
      content: "Hi.",
      messages: ["Hi."],
      costUsd: 0.1,
      usage: { inputTokens: 120 },
    });
  });

  it("is no sub-agent's, which has a session of its own", () => {
    const outcome = parse([start(), said("Mine.", "ses_child"), said("Hi."), finish()]);
    expect([outcome.content, outcome.messages, outcome.session?.id]).toEqual(["Hi.", ["Hi."], SESSION]);
  });

  it("is null when a text of it cannot be read", () => {
    expect(parse([start(), said("One."), said(null), finish()])).toMatchObject({
      status: "error",
      content: null,
      error: { kind: "output_invalid" },
    });
  });
});

describe("usage", () => {
  it.each([
    ["1.18: reasoning beside output", { total: 140, reasoning: 12 }, { outputTokens: 20, totalTokens: 140 }],
    [
      "1.3: reasoning in output",
      { total: 140, output: 20, reasoning: 12 },
      { outputTokens: 20, totalTokens: 140 },
    ],
    ["no total, it must be beside", { reasoning: 12 }, { outputTokens: 20 }],
    ["no total, it may be inside", { output: 20, reasoning: 12 }, { outputTokens: 20 }],
    [
      "cached tokens stand beside input",
      { total: 1010, input: 200, output: 7, reasoning: 3, cache: { read: 800, write: 0 } },
      { inputTokens: 200, outputTokens: 10, cacheReadTokens: 800, totalTokens: 1010 },
    ],
  ])("%s", (_, figures, expected) => {
    expect(parse([start(), said("Hi."), finish("stop", figures)]).usage).toMatchObject(expected);
  });

  it("is the sum of the model calls, and so is the cost", () => {
    const outcome = parse([
      start(),
      finish("tool-calls", {}, 0.25),
      start(),
      said("Hi."),
      finish("stop", {}, 0.5),
    ]);
    expect(outcome).toMatchObject({ costUsd: 0.75, usage: { inputTokens: 240, outputTokens: 16 } });
  });

  it("is null where none is shown", () => {
    expect(parse([failure("no")])).toMatchObject({ usage: null, costUsd: null });
  });
});

describe("tools", () => {
  it.each([
    ["exit code 0", ran(0), "bash", "ok"],
    ["another exit code, though completed", ran(3), "bash", "error"],
    ["no exit code", { status: "completed", input: {}, output: "x" }, "read", "ok"],
    [
      "the tool invalid, though completed",
      { status: "completed", input: {}, output: "x" },
      "invalid",
      "error",
    ],
    ["a failure", { status: "error", input: {}, error: "no such file" }, "read", "error"],
  ])("%s", (_, state, tool, status) => {
    const outcome = parse([
      start(),
      used(state, { tool }),
      finish("tool-calls"),
      start(),
      said("."),
      finish(),
    ]);
    expect(outcome.tools).toEqual([{ name: tool, id: "call_1", status }]);
    expect(outcome.events.filter(({ kind }) => kind.startsWith("tool_"))).toMatchObject([
      { kind: "tool_use", tool_call_id: "call_1", name: tool, input: state.input },
      { kind: "tool_result", tool_call_id: "call_1", status },
    ]);
  });

  it("distinguishes two calls to which a model gave one id", () => {
    const { tools } = parse([start(), used(ran(0)), used(ran(2)), finish()]);
    expect(tools.map(({ status }) => status)).toEqual(["ok", "error"]);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(2);
  });
});

describe("errors", () => {
  it("keeps the first showing one (sortie-ai/sortie#839)", () => {
    const generic = failure("Unexpected server error. Check server logs for details.");
    for (const records of [
      [failure("Model not found: a/b."), generic],
      [generic, failure("Model not found: a/b.")],
    ]) {
      const { error } = parse(records, { exit: { code: 1 } });
      expect(error).toMatchObject({ kind: "model_unavailable", message: "Model not found: a/b." });
    }
  });

  it("recognises an error that lost its type, and one as APIs write it", () => {
    expect(parse([{ ...failure("no", { statusCode: 403 }), type: null }]).error?.kind).toBe(
      "permission_denied",
    );
    expect(parse([{ error: { message: "no", code: "model_not_found" } }]).error?.kind).toBe(
      "model_unavailable",
    );
  });

  it.each([
    [
      "stack text",
      'NotFoundError: gone\n data: {\n  message: "Session not found: ses_0",\n}\n',
      "session_expired",
    ],
    [
      "source excerpt",
      '90 | throw new Error("429 rate limit")\n    ^\nProviderModelNotFoundError: x\n',
      "model_unavailable",
    ],
    ["plain", "Error: AI_APICallError: No auth credentials found\n", "auth_expired"],
    [
      "notices only",
      "Performing one time database migration, may take a few minutes...\n",
      "stream_truncated",
    ],
    ["painted", `${ERROR_MARK}Session not found\n`, "session_expired"],
  ])("reads stderr of a run without records, exit code 0: %s", (_, stderr, kind) => {
    expect(parse("", { stderr }).error?.kind).toBe(kind);
  });

  it("says that an argument is unknown when it finds the help", () => {
    const help = `opencode run [message..]\n\nrun opencode with a message\n${"  --x  an option\n".repeat(40)}`;
    const exit = { code: 1 };
    expect(parse(help, { exit }).error).toMatchObject({ kind: "invalid_request", evidence: "stdout" });
    expect(parse("", { stderr: help, exit }).error).toMatchObject({
      kind: "invalid_request",
      evidence: "stderr",
    });
    expect(parse(help).status).toBe("error");
  });
});

describe("text in the place of records", () => {
  it("is the answer of a run that ended well", () => {
    expect(parse("Hi.\n")).toMatchObject({ content: "Hi.", diagnostics: { textFallback: true } });
  });

  it("is none when stderr reports an error", () => {
    expect(parse("Hi.\n", { stderr: `${ERROR_MARK}Session not found\n` }).status).toBe("error");
  });
});

describe("text mode", () => {
  const banner = "\u001b[0m\n> my agent · lab-model\n\u001b[0m\n";
  const text = (stdout: string, stderr = banner, exit: Partial<Exit> = {}) =>
    parse(stdout, { format: "text", stderr, exit });

  it("takes stdout as the answer and the model from the banner", () => {
    expect(text("Hi.\n")).toMatchObject({ status: "ok", content: "Hi.", model: "lab-model" });
  });

  it("never looks into the answer for an error, whatever the exit", () => {
    expect(text("Error: 401 Unauthorized\n").status).toBe("ok");
    expect(text("Error: 401 Unauthorized\n", banner, { code: 1 }).error?.kind).toBe("unknown");
  });

  it("calls a painted error a failure with exit code 0 (anomalyco/opencode#2489)", () => {
    const { error } = text("Running it.\n", `${banner}$ cat log\n401\n${ERROR_MARK}Too many requests\n`);
    expect(error).toMatchObject({ kind: "rate_limited", message: "Error: Too many requests" });
  });

  it("goes on over the failure of a tool", () => {
    const failed = "\u001b[0m✗ \u001b[0mRead none.txt failed\n";
    expect(text("Hi.\n", `${banner}${failed}${ERROR_MARK}401 Unauthorized\n`).status).toBe("ok");
  });

  it("takes an unpainted error for one only when nothing was answered", () => {
    const stderr = "Error: AI_APICallError: No auth credentials found\n";
    expect(text("", stderr).error?.kind).toBe("auth_expired");
    expect(text("Hi.\n", stderr).status).toBe("ok");
  });
});
