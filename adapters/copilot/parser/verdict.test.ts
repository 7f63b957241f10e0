import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { call, delta, failedCall, failure, parse, record, result, said, turn } from "./testing/runs.ts";

const ABORT = record("abort", { reason: "user_initiated" });
const BROKE_OFF = "Error executing prompt: Error: Cannot invoke native session after disposal has started\n";

describe("a run with a result", () => {
  it("is as the result says, whatever the exit code is", () => {
    expect(parse([turn(), said("Hi."), result(0)], { exit: { code: 1 } }).status).toBe("ok");
    expect(parse([turn(), failure("402 You have no quota"), result(1)], { exit: { code: 0 } })).toMatchObject(
      {
        status: "error",
        error: { kind: "quota_exhausted", httpStatus: 402 },
      },
    );
  });

  it.each<[unknown, Partial<Exit>, string]>([
    [null, { code: 0 }, "ok"],
    ["0", { code: 0 }, "ok"],
    [null, { code: 1 }, "error"],
    ["1", { code: 1 }, "error"],
  ])("without a readable exit code (%j) goes by the process %j: %s", (exitCode, exit, status) => {
    expect(parse([turn(), said("Hi."), result(exitCode)], { exit }).status).toBe(status);
  });

  it("without a readable exit code is an error where the session reported one", () => {
    expect(parse([failure("No."), result(null)]).status).toBe("error");
  });

  it("is good after an error that was overcome, with a notice", () => {
    expect(parse([failure("429 Rate limit reached"), turn(), said("Hi."), result(0)])).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["recovered from: 429 Rate limit reached"] },
    });
  });

  it("is still one when the record lost its type", () => {
    const { type: _type, ...untyped } = result(1);
    expect(parse([turn(), failure("No."), untyped], { exit: { code: 1 } })).toMatchObject({
      error: { message: "No.", evidence: "record" },
    });
  });
});

describe("a run without a result", () => {
  it.each<[string, Partial<Exit>, string]>([
    ["cut", { code: 0 }, "stream_truncated"],
    ["killed", { code: null, signal: "SIGKILL" }, "timeout"],
    ["timed out", { code: null, signal: "SIGTERM", timedOut: true }, "timeout"],
    ["aborted", { code: null, signal: "SIGTERM", aborted: true }, "cancelled"],
  ])("%s", (_, exit, kind) => {
    expect(parse([turn(), call(), delta("Par")], { exit })).toMatchObject({
      status: "error",
      content: null,
      messages: ["Par"],
      session: null,
      error: { kind, evidence: "exit" },
    });
  });

  it("that was interrupted is cancelled although it exits with 0, unless its time was up", () => {
    const stream = [turn(), call(), delta("Par"), ABORT];
    expect(parse(stream, { stderr: BROKE_OFF })).toMatchObject({
      error: { kind: "cancelled", evidence: "record", message: "The run was aborted: user_initiated" },
    });
    expect(parse(stream, { exit: { timedOut: true } }).error?.kind).toBe("timeout");
  });

  it("keeps the specific reason before the interruption", () => {
    expect(parse([failure("Quota exceeded.", { errorCode: "quota_exceeded" }), ABORT]).error?.kind).toBe(
      "quota_exhausted",
    );
  });

  it("that was ended while it tried again shows the status of the last try", () => {
    const stream = [
      turn(),
      call(),
      failedCall({ statusCode: 429, errorMessage: '{"message":"Slow down."}' }),
    ];
    expect(parse(stream, { exit: { code: 143 } }).error).toMatchObject({
      kind: "timeout",
      httpStatus: 429,
      message: "Slow down.",
    });
  });

  it("has its reason on stderr when it was refused at its start", () => {
    const stderr =
      "Error: No session, task, or name matched 'x'.\n\nTo resume by name: copilot --resume=<name>\n";
    expect(parse("", { exit: { code: 1 }, stderr })).toMatchObject({
      error: { kind: "session_expired", evidence: "stderr" },
      session: { id: null, clear: true },
    });
  });
});

describe("text in the place of records", () => {
  it("is the answer, without what the CLI draws around it", () => {
    const stderr = "\nChanges    +0 -0\nTokens     ↑ 120 • ↓ 8\nResume     copilot --resume=abc\n";
    expect(parse("● Read file\n  └ 1 line…\n\nHello.\n\n", { stderr })).toMatchObject({
      status: "ok",
      content: "Hello.",
      session: { id: "abc" },
      usage: { inputTokens: 120, outputTokens: 8, estimated: false },
      diagnostics: { textFallback: true },
    });
  });

  it("is none when it reports an error", () => {
    expect(parse("Error: No authentication information found.\n")).toMatchObject({
      status: "error",
      content: null,
    });
  });
});
