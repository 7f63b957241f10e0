import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { init, parse, result, said } from "./testing/runs.ts";

describe("a run of cursor-agent with a result", () => {
  it.each<[object, Partial<Exit>, string]>([
    [{}, { code: 1 }, "ok"],
    [{}, { code: null, signal: "SIGKILL" }, "ok"],
    [{ is_error: true }, { code: 0 }, "error"],
    [{ subtype: "error" }, { code: 0 }, "error"],
    [{ is_error: null }, { code: 0 }, "ok"],
    [{ is_error: null }, { code: 1 }, "error"],
  ])("%j and %j: %s", (more, exit, status) => {
    expect(parse([init(), said("x"), result("x", more)], { exit }).status).toBe(status);
  });

  it("that lost its type is still one", () => {
    const { type: _, ...untyped } = result("No.", { is_error: true });
    expect(parse([untyped]).error?.message).toBe("No.");
  });

  it("whose text cannot be read has no content", () => {
    expect(parse([said("x"), result(7)]).error?.kind).toBe("output_invalid");
  });
});

describe("a run of cursor-agent without a result", () => {
  it("is cut, however good its texts are", () => {
    expect(parse([init(), said("Done.")])).toMatchObject({
      content: null,
      messages: ["Done."],
      error: { kind: "stream_truncated" },
    });
  });

  it("has its reason on stderr, but for the copies of the records that one version prints there", () => {
    const stderr = `${JSON.stringify(said("rate limit reached"))}\nError: read ECONNRESET\n`;
    expect(parse([init()], { exit: { code: 1 }, stderr }).error).toMatchObject({
      kind: "transport",
      message: "Error: read ECONNRESET",
    });
  });

  it.each([0, 1])("has it in a bare line on stdout, with exit code %i", (code) => {
    const stdout = "T: Named models unavailable Free plans can only use Auto.\n";
    expect(parse(stdout, { exit: { code } }).error).toMatchObject({
      kind: "model_unavailable",
      evidence: "stdout",
    });
  });
});

describe("text mode of cursor-agent", () => {
  const LIMIT = "Error: You've hit your usage limit\n  Get Cursor Pro for more Agent usage.\n";

  it("has the answer on stdout", () => {
    expect(parse("Hello.\n", { format: "text" }).content).toBe("Hello.");
  });

  it("is a failure where the account's limit stands there, and none where an answer quotes it", () => {
    expect(parse(LIMIT, { format: "text" }).error?.kind).toBe("quota_exhausted");
    expect(parse(`It says:\n${LIMIT}`, { format: "text" }).status).toBe("ok");
  });

  it("never takes the reason from half an answer", () => {
    const run = { format: "text" as const, exit: { code: 1 }, stderr: "Error: read ECONNRESET\n" };
    expect(parse("A rate limit is", run).error?.kind).toBe("transport");
  });
});
