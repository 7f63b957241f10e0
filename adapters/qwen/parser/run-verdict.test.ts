import { describe, expect, it } from "vitest";
import {
  called,
  ended,
  failed,
  gave,
  init,
  parse,
  reported,
  retry,
  SESSION,
  said,
  unanswered,
} from "./testing/runs.ts";

const SENTENCE = "[API Error: 401 Incorrect API key provided.]";
const LIMIT = "Reached max session turns for this session. Increase the number of turns";

describe("a result that says success", () => {
  it.each([
    ["0.5.2", "error"],
    ["0.12.0", "error"],
    ["0.24.4", "ok"],
    [null, "error"],
  ])("of %s with the CLI's own sentence, uncounted: %s", (version, status) => {
    const outcome = parse([init(version), reported(SENTENCE), unanswered(SENTENCE)]);
    expect(outcome.status).toBe(status);
    // What is reported is in both: an error's sentence is no message of the model's (INV-CLI-EVENT-004).
    expect(outcome.messages).toEqual(status === "ok" ? [SENTENCE] : []);
    expect(outcome.events.filter(({ kind }) => kind === "assistant_text").length).toBe(
      outcome.messages.length,
    );
  });

  it("uses the requested version where init reports none", () => {
    const stream = [init(null), reported(SENTENCE), unanswered(SENTENCE)];
    expect(parse(stream, { cliVersion: "0.24.4" }).status).toBe("ok");
  });

  it("is none with a sentence of the table behind a piece of an answer", () => {
    const text = "Partial [API Error: terminated]";
    expect(parse([init("0.12.0"), reported(text), unanswered(text)]).error).toMatchObject({
      kind: "transport",
      message: "[API Error: terminated]",
    });
    const quoted = "Partial [API Error: whatever]";
    expect(parse([init("0.12.0"), reported(quoted), unanswered(quoted)]).status).toBe("ok");
  });

  it("is one when a model said the sentence: its message shows tokens (INV-CLI-ERR-003)", () => {
    expect(parse([init("0.12.0"), said(SENTENCE), ended(SENTENCE)])).toMatchObject({
      status: "ok",
      content: SENTENCE,
    });
  });

  it("is none in a second turn, whose tokens were the first one's", () => {
    const stream = [init("0.12.0"), called("a"), gave("a"), reported(SENTENCE), ended(SENTENCE)];
    expect(parse(stream).error).toMatchObject({ kind: "auth_expired", httpStatus: 401 });
  });

  it("keeps a sentence ahead of a tool's call as a message", () => {
    const stream = [init("0.12.0"), reported(SENTENCE), called("a"), gave("a"), said("Hi."), ended("Hi.")];
    expect(parse(stream)).toMatchObject({ status: "ok", messages: [SENTENCE, "Hi."] });
  });
});

describe("a result that says error", () => {
  it.each([{ is_error: null }, { subtype: null }, { error: null }, { type: undefined }])(
    "is one although it lost a field: %j",
    (more) => {
      const outcome = parse([init(), reported(SENTENCE), failed(SENTENCE, more)], { exit: { code: 1 } });
      expect(outcome.error).toMatchObject({ kind: "auth_expired", httpStatus: 401, evidence: "record" });
    },
  );

  it("of a sub-agent ends nothing", () => {
    const inner = failed("Request timed out.", {
      duration_ms: 0,
      num_turns: 0,
      usage: { input_tokens: 0, output_tokens: 0 },
    });
    const stream = [init(), called("a", "task"), inner, gave("a", { is_error: true })];
    expect(parse([...stream, said("Hi."), ended("Hi.")])).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["Request timed out."] },
    });
    expect(parse(stream, { stderr: LIMIT, exit: { code: 53 } }).error?.kind).toBe("max_turns");
    expect(parse(stream, { exit: { code: 1 } }).error?.kind).toBe("timeout");
  });

  it("may be all that a refused start prints", () => {
    const refused = failed("No auth type is selected. Please configure one", {
      duration_ms: 0,
      num_turns: 0,
    });
    expect(parse([refused], { exit: { code: 1 } })).toMatchObject({
      error: { kind: "configuration" },
      session: { id: SESSION },
    });
  });
});

describe("a stream without its result", () => {
  it("was cut, whatever the CLI's sentence before it says; its status is reported", () => {
    expect(parse([init(), reported(SENTENCE)]).error).toMatchObject({
      kind: "stream_truncated",
      httpStatus: 401,
    });
  });

  it.each([
    [53, LIMIT, "max_turns"],
    [55, "Run aborted: tool-call budget of 2 exceeded (--max-tool-calls); observed 3.", "max_turns"],
    [55, "Run aborted: wall-clock budget of 5s exceeded (--max-wall-time).", "timeout"],
    [1, "No input provided via stdin. Input can be provided by piping data", "invalid_request"],
  ])("with code %s: %s", (code, stderr, kind) => {
    expect(
      parse([init()], { stderr: `Ripgrep not available: x\n${stderr}\n`, exit: { code } }).error,
    ).toMatchObject({
      kind,
      message: stderr,
      evidence: "stderr",
    });
  });

  it("reports a session that is not known on either stream", () => {
    const sentence = "No saved session found with ID x. Run `qwen --resume` without an ID.\n";
    for (const [stdout, stderr] of [
      [sentence, ""],
      ["", sentence],
    ] as const) {
      expect(parse(stdout, { stderr, exit: { code: 1 } })).toMatchObject({
        error: { kind: "session_expired" },
        session: { clear: true },
      });
    }
  });

  it("is a rate limit's while the CLI waits, and the reason stands on stderr", () => {
    const waits = [init(), retry({ attempt: 1, maxRetries: 10, delayMs: 60_000 })];
    const gaveUp = { exit: { code: 1 } };
    expect(parse(waits, gaveUp).error?.category).toBe("rate_limit");
    const stderr = "Retrying in 60s (attempt 1/10): [API Error: 503 Service Unavailable]\n";
    expect(parse(waits, { ...gaveUp, stderr }).error).toMatchObject({ kind: "server", httpStatus: 503 });
    expect(parse([...waits, said("Hi.")], gaveUp).error?.category).toBe("unknown");
  });
});

describe("stderr", () => {
  it("quotes the model in what could not be parsed, which is never the reason", () => {
    const stderr = "Could not parse message into JSON: {401\nFrom chunk: [\n  'quota exceeded'\n]\n";
    expect(parse([init()], { stderr, exit: { code: 1 } }).error?.kind).toBe("unknown");
  });

  it("holds the document of json mode, which repeats the result's reason", () => {
    const document = { error: { type: "AlreadyReportedError", message: SENTENCE, code: 1 } };
    const options = { format: "json", stderr: JSON.stringify(document, null, 2), exit: { code: 1 } } as const;
    expect(parse("", options).error).toMatchObject({ kind: "auth_expired", evidence: "stderr" });
    const stdout = JSON.stringify([init(), failed(SENTENCE)]);
    expect(parse(stdout, options).error).toMatchObject({ kind: "auth_expired", evidence: "record" });
  });
});

describe("old versions", () => {
  const stats = (prompt: number, candidates: number) => ({
    models: { m: { tokens: { prompt, candidates } } },
  });
  const json = (response: string, of: object, stderr = "") =>
    parse(JSON.stringify({ response, stats: of }), { format: "json", cliVersion: "0.1.4", stderr });
  const failure = "OpenAI API Streaming Error: 401 Incorrect API key provided.\n";

  it("report a failed call on stderr alone, unless it was made again", () => {
    expect(json("", stats(0, 0), failure).error).toMatchObject({ kind: "auth_expired", evidence: "stderr" });
    expect(json("Hi.", stats(9, 2), `${failure}Attempt 1 failed with status 401. Retrying\n`)).toMatchObject({
      status: "ok",
      content: "Hi.",
      model: "m",
      usage: { totalTokens: 11 },
    });
  });

  it("do so in text mode too, and exit with 0", () => {
    const text = (stdout: string, stderr: string) => parse(stdout, { format: "text", stderr });
    expect(text("\n", failure).error).toMatchObject({ kind: "auth_expired", httpStatus: 401 });
    expect(text("\n", `${SENTENCE}\n`).error?.kind).toBe("auth_expired");
    expect(text("Hi.\n", "Error executing tool x: 401\n[API Errors are fine\n")).toMatchObject({
      status: "ok",
      content: "Hi.",
    });
  });
});
