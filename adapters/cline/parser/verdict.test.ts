import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { delta, ended, event, failure, parse, printed, result, said, started } from "./testing/runs.ts";

describe("a run of cline with a result", () => {
  it.each<[unknown, Partial<Exit>, string]>([
    ["completed", { code: 1 }, "ok"],
    ["completed", { code: 143 }, "ok"],
    ["error", { code: 0 }, "error"],
    ["aborted", { code: 0 }, "error"],
    ["zz", { code: 0 }, "error"],
    [null, { code: 0 }, "ok"],
    [null, { code: 1 }, "error"],
  ])("that ends with %j and %j is %s", (reason, exit, status) => {
    expect(parse([started(), said("x"), ended(), result("x", reason)], { exit }).status).toBe(status);
  });

  it("whose reason is lost is an error where one was reported", () => {
    expect(parse([failure("No."), result("No.", null)]).status).toBe("error");
  });

  it("that lost its type is still one", () => {
    const { type: _, ...untyped } = result("No.", "error");
    expect(parse([failure("No."), untyped], { exit: { code: 1 } }).error?.evidence).toBe("record");
  });

  it("takes the class from the error, and never from what the model said", () => {
    const stream = [started(), said("429 rate limit"), ended(), result("429 rate limit", "mistake_limit")];
    expect(parse(stream, { exit: { code: 1 } }).error).toMatchObject({ kind: "unknown", httpStatus: null });
  });

  it("is good after an error that it overcame, with a notice", () => {
    expect(parse([failure("Slow down."), started(), said("x"), ended(), result("x")])).toMatchObject({
      status: "ok",
      diagnostics: { notices: ["recovered from: Slow down."] },
    });
  });

  it("was ended by its own clock where stderr says so", () => {
    const options = { exit: { code: 1 }, stderr: printed("run timed out after 3s") };
    expect(parse([result("Hel", "aborted")], options).error).toMatchObject({
      kind: "timeout",
      evidence: "stderr",
    });
  });
});

describe("a run of cline without a result", () => {
  it.each<[string, Partial<Exit>, string]>([
    ["cut", { code: 0 }, "stream_truncated"],
    ["killed", { code: null, signal: "SIGKILL" }, "timeout"],
    ["aborted", { code: null, signal: "SIGTERM", aborted: true }, "cancelled"],
  ])("%s", (_, exit, kind) => {
    expect(parse([started(), delta("Hel")], { exit })).toMatchObject({
      content: null,
      messages: ["Hel"],
      error: { kind, evidence: "exit" },
    });
  });

  it("has its reason on stderr: a record, or a painted line, and no warning of a library", () => {
    const warning =
      "DeprecationWarning: AI SDK Warning: rate limit\n      at iX (/$bunfs/root/x.js:26:46952)\n";
    expect(parse("", { exit: { code: 1 }, stderr: warning + printed("Unauthorized") }).error).toMatchObject({
      kind: "auth_expired",
      message: "Unauthorized",
      evidence: "stderr",
    });
    const painted = "\u001b[31merror:\u001b[0m Unknown command or unquoted prompt: hello\n";
    expect(parse("", { exit: { code: 1 }, stderr: painted }).error?.kind).toBe("invalid_request");
  });

  it("has plain text for an answer without a record", () => {
    expect(parse("Hello there.\n")).toMatchObject({
      content: "Hello there.",
      diagnostics: { textFallback: true },
    });
    expect(parse("error: no\n").status).toBe("error");
  });
});

describe("records that cline may print one day", () => {
  it("are counted, events by their own type", () => {
    const stream = [{ type: "zz" }, event("zz_event"), { type: "agent_event", event: 7 }, result("x")];
    expect(parse(stream).diagnostics?.unknownTypes).toEqual({ zz: 1, zz_event: 1, agent_event: 1 });
  });
});
