import { describe, expect, it } from "vitest";
import { asked, called, ended, init, MARKER, nothing, parse, said, trouble } from "./testing/runs.ts";

describe("a result that says success", () => {
  it("is none when nothing was counted and nothing answered", () => {
    const outcome = parse([init, asked, ended({ stats: nothing })]);
    expect(outcome).toMatchObject({
      status: "error",
      error: { kind: "unknown", message: "No model was asked, or none answered" },
    });
  });

  it("is none when the prompt was cut at 8 MiB and never sent", () => {
    const stderr = "Warning: stdin input truncated to 8388608 bytes.\n";
    expect(parse([init, asked, ended({ stats: nothing })], { stderr })).toMatchObject({
      status: "error",
      error: { kind: "context_exceeded", message: "stdin input truncated to 8388608 bytes" },
    });
    expect(parse([init, said("Hi."), ended()], { stderr })).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["stdin input truncated to 8388608 bytes"] },
    });
  });

  it.each([
    ["0.8.2", "error"],
    ["0.11.3", "error"],
    ["0.24.0", "ok"],
    ["0.61.0", "ok"],
    [undefined, "ok"],
  ])("of %s with the old marker on stderr: %s", (cliVersion, status) => {
    const stream = [init, said("Partial"), ended()];
    expect(parse(stream, { stderr: `${MARKER}\n`, ...(cliVersion && { cliVersion }) }).status).toBe(status);
  });

  it("is none in the old shape with the old marker, whatever the version is said to be", () => {
    const old = ended({ stats: { total_tokens: 30, input_tokens: 25, output_tokens: 5 } });
    expect(parse([init, said("Partial"), old], { stderr: MARKER }).status).toBe("error");
    const response = JSON.stringify({ response: "Partial", stats: { models: {} } });
    expect(parse(response, { format: "json", stderr: MARKER }).status).toBe("error");
  });

  it("is none after an error event that no text followed, and is one with a notice otherwise", () => {
    const reported = trouble("error", "Maximum session turns exceeded");
    expect(parse([init, said("Hi."), reported, ended()])).toMatchObject({ error: { kind: "max_turns" } });
    expect(parse([init, reported, said("Hi."), ended()])).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["Maximum session turns exceeded"] },
    });
    expect(parse([init, said("Hi."), { ...reported, type: null }, ended()]).status).toBe("error");
  });

  it("stays one behind a warning", () => {
    const reported = trouble("warning", "Loop detected, stopping execution");
    expect(parse([init, said("Hi."), reported, ended()])).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("is none when the CLI's own sentence is the answer and no token was counted", () => {
    const sentence = '[API Error: {"error":{"code":429,"message":"x","status":"RESOURCE_EXHAUSTED"}}]';
    const error = { kind: "quota_exhausted", httpStatus: 429, evidence: "record" };
    expect(parse([init, said(sentence), ended({ stats: nothing })])).toMatchObject({ error });
    expect(parse([init, said(sentence), ended()])).toMatchObject({ status: "ok", content: sentence });
  });
});

describe("a document of json mode", () => {
  it("on stderr, behind stack traces, is why an empty stdout failed", () => {
    const document = { session_id: "s", error: { type: "Error", message: "nope", code: 403 } };
    for (const lead of ["", "[ERROR] "]) {
      const stderr = `${MARKER} Error: x\n    at y {\n  status: 403\n}\n${lead}${JSON.stringify(document, null, 2)}\n`;
      expect(parse("", { format: "json", stderr, exit: { code: 147 } })).toMatchObject({
        error: { kind: "permission_denied", httpStatus: 403, message: "nope", evidence: "stderr" },
        session: { id: "s" },
      });
    }
  });

  it("is looked for in json mode only", () => {
    const stderr = 'Error executing tool x: it said\n{"error":{"message":"quota exceeded","code":429}}\n';
    expect(parse([init, called("a")], { stderr, exit: { code: 1 } }).error).toMatchObject({
      kind: "unknown",
      httpStatus: null,
    });
  });

  it("gives way to the reason that [object Object] hides", () => {
    const document = { error: { type: "Error", message: "[object Object]", code: 401 } };
    const stderr = `${MARKER} _ApiError: {"error":{"code":401,"message":"Bad token."}}\n    at x\n[ERROR] ${JSON.stringify(document, null, 2)}`;
    const outcome = parse("", { format: "json", stderr, exit: { code: 145 } });
    expect(outcome.error).toMatchObject({ kind: "auth_expired", httpStatus: 401 });
    expect(outcome.error?.message).toContain("Bad token.");
  });

  it("with an error beside its response is an error, with exit code 0 too", () => {
    const document = {
      session_id: "s",
      response: "",
      error: { type: "x", message: "The model returned an empty response" },
    };
    expect(parse(JSON.stringify(document), { format: "json" })).toMatchObject({
      status: "error",
      error: { kind: "server", evidence: "record" },
    });
  });

  it("reports its warnings as notices; that the turns ran out is an error", () => {
    const document = (warning: string) =>
      JSON.stringify({ session_id: "s", response: "Hi.", warnings: [warning] });
    expect(parse(document("Loop detected, stopping execution"), { format: "json" })).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["Loop detected, stopping execution"] },
    });
    expect(parse(document("Maximum session turns exceeded"), { format: "json" }).error?.kind).toBe(
      "max_turns",
    );
  });

  it.each([
    ["0.61.0", "error"],
    ["0.24.0", "ok"],
    [undefined, "ok"],
  ])("of %s with an empty answer and no error beside it: %s", (cliVersion, status) => {
    const document = JSON.stringify({ session_id: "s", response: "", error: null });
    expect(parse(document, { format: "json", ...(cliVersion && { cliVersion }) }).status).toBe(status);
  });

  it("that was cut is no text", () => {
    expect(parse('{\n  "response": "Hi', { format: "json" }).error?.kind).toBe("stream_truncated");
  });
});

describe("stderr", () => {
  it("of a good run decides nothing; retries are notices", () => {
    const stderr =
      "Attempt 1 failed with status 503. Retrying with backoff... _ApiError: x\n    at y {\n  status: 503\n}\n";
    expect(parse([init, said("Hi."), ended()], { stderr })).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["Attempt 1 failed with status 503. Retrying with backoff... _ApiError: x"] },
    });
  });

  it("holds words of tools, which are never the reason", () => {
    const stderr = "Error executing tool x: 401 Unauthorized\nAPI key not valid\nquota exceeded\n";
    expect(parse([init, called("a")], { stderr, exit: { code: 1 } }).error?.kind).toBe("unknown");
  });

  it("reports a wait in milliseconds of a run that was ended while it slept", () => {
    const stderr =
      "Attempt 1 failed: You have exhausted your capacity on this model.. Retrying after 13559712ms...\n";
    expect(parse([init], { stderr, exit: { timedOut: true } }).error).toMatchObject({
      kind: "timeout",
      retryAfterMs: 13559712,
    });
  });

  it.each(["ahead of", "behind"])("tells a wrong argument %s the help", (place) => {
    const help = "Usage: gemini [options] [command]\n\nOptions:\n  -m, --model  quota exceeded, 401\n";
    const reason = "Unknown arguments: such-flag, suchFlag\n";
    const stderr = place === "behind" ? help + reason : reason + help;
    expect(parse("", { stderr, exit: { code: 1 } }).error).toMatchObject({
      kind: "invalid_request",
      message: reason.trim(),
    });
  });
});

describe("text mode", () => {
  const text = { format: "text" } as const;

  it("has an unusable answer on stderr only, with exit code 0", () => {
    const sentence = "[ERROR] The model returned an empty response with no text or thoughts.";
    expect(parse("", { ...text, stderr: `${sentence}\n` }).error).toMatchObject({
      kind: "server",
      message: sentence,
      evidence: "stderr",
    });
    const quoted = `Error executing tool x: it said\n${sentence}\n`;
    expect(parse("Hi.\n", { ...text, stderr: quoted }).status).toBe("ok");
  });

  it("takes the words of an answer for nothing else", () => {
    const stdout = "Not logged in. quota exceeded\n[API Error: x] is what it said\n";
    expect(parse(stdout, text)).toMatchObject({ status: "ok", content: stdout.slice(0, -1) });
    expect(parse(stdout, { ...text, exit: { code: 1 } }).error?.kind).toBe("unknown");
  });

  it("has the CLI's own sentence as its whole output when it hides an error", () => {
    expect(parse("[API Error: quota exceeded]\n", text).error).toMatchObject({
      kind: "quota_exhausted",
      evidence: "stdout",
    });
  });

  it.each([
    ["0.11.3", "error"],
    [undefined, "error"],
    ["0.61.0", "ok"],
  ])("of %s with the old marker on stderr: %s", (cliVersion, status) => {
    expect(parse("\n", { ...text, stderr: MARKER, ...(cliVersion && { cliVersion }) }).status).toBe(status);
  });
});
