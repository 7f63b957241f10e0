import { describe, expect, it } from "vitest";
import type { RunOptions } from "../../shared/parser/testing/parse-run.ts";
import { agentEnd, call, failed, run, SESSION, SETTLED, START, said, usage, whole } from "./testing/runs.ts";

const verdict = (...of: Parameters<typeof run>) => {
  const { status, error } = run(...of);
  return error?.kind ?? status;
};
const NEW: RunOptions = { cliVersion: "1.6.0" };
const OLD: RunOptions = { cliVersion: "0.73.1" };
const good = [SESSION, ...START, ...call(said("Hello."))];
const retry = {
  type: "auto_retry_start",
  attempt: 1,
  maxAttempts: 3,
  delayMs: 2000,
  errorMessage: "429 Slow",
};

describe("when a run of pi is ok", () => {
  it.each([
    ["agent_settled", [...good, agentEnd(false), SETTLED], NEW, "ok"],
    ["agent_settled is missing", [...good, agentEnd(false)], NEW, "stream_truncated"],
    ["agent_end of a version without agent_settled", [...good, agentEnd()], OLD, "ok"],
    ["agent_end with willRetry, before 0.80.4", [...good, agentEnd(false)], { cliVersion: "0.79.0" }, "ok"],
    ["agent_end that announces a retry, before 0.80.4", [...good, agentEnd(true)], OLD, "stream_truncated"],
    ["agent_end, then a notice of a retry", [...good, agentEnd(), retry], OLD, "stream_truncated"],
    ["the loop begins again and is cut", [...good, agentEnd(), ...START], OLD, "stream_truncated"],
    ["nothing but a message", good, NEW, "stream_truncated"],
  ])("%s", (_what, records, options, expected) => {
    expect(verdict(records, options)).toBe(expected);
  });

  it("decides by the shape of the pieces what ends a run of an unknown version", () => {
    const event = { type: "text_delta", contentIndex: 0, delta: "Hello." };
    const cumulative = { type: "message_update", message: said("Hello."), assistantMessageEvent: event };
    const bare = { type: "message_update", assistantMessageEvent: event };
    const ended = (update: object) => [SESSION, ...START, update, ...call(said("Hello.")), agentEnd(false)];
    expect([verdict(ended(cumulative)), verdict(ended(bare))]).toEqual(["ok", "stream_truncated"]);
  });

  it.each([
    ["stop", "ok"],
    ["length", "ok"],
    ["toolUse", "ok"],
    ["error", "unknown"],
    ["aborted", "cancelled"],
    ["deferred", "unknown"],
    ["pending", "unknown"],
    [null, "unknown"],
  ])("the last message ends with %s", (stopReason, expected) => {
    expect(verdict(whole(said("Hello.", { stopReason })))).toBe(expected);
  });

  it("says so when the answer was cut at a limit, or is empty", () => {
    const flags = (message: object) => {
      const { truncated, emptyAnswer } = run(whole(message)).diagnostics ?? {};
      return [truncated, emptyAnswer];
    };
    expect(flags(said("Hel", { stopReason: "length" }))).toEqual([true, undefined]);
    expect(flags(said(""))).toEqual([undefined, true]);
  });

  it("takes no answer and no figure for no answer, in the shape that hides broken streams", () => {
    const hidden = { rawStopReason: undefined, usage: usage(0, 0) };
    expect(verdict(whole(said("", hidden)))).toBe("stream_truncated");
    const { status, diagnostics } = run(whole(said("Half", hidden)));
    expect([status, diagnostics?.notices?.length]).toEqual(["ok", 1]);
  });

  it("believes the last record that the run was aborted", () => {
    const aborted = { type: "agent_settled", aborted: true };
    expect(verdict([...good, agentEnd(false), aborted])).toBe("cancelled");
  });

  it("is reported by the last message, whatever the exit code says", () => {
    expect(verdict(whole(said("Hello.")), { exit: { code: 1 } })).toBe("ok");
    expect(verdict(whole(failed("401: {}")), { exit: { code: 0 } })).toBe("auth_expired");
  });

  it.each([
    ["SIGTERM, turned into a code", { code: 143 }, "timeout"],
    ["SIGINT", { code: null, signal: "SIGINT" }, "cancelled"],
    ["code 1 without a word", { code: 1 }, "unknown"],
  ])("ends without its end: %s", (_what, exit, expected) => {
    expect(verdict(good, { exit })).toBe(expected);
  });

  it("keeps the status of the last try when it is killed between two", () => {
    const { error } = run([SESSION, ...START, ...call(failed("429 Slow")), agentEnd(true), retry], {
      exit: { code: 143 },
    });
    expect([error?.kind, error?.httpStatus, error?.message]).toEqual(["timeout", 429, "429 Slow"]);
  });

  it("recognises an empty prompt by its length alone", () => {
    expect(verdict([SESSION], { promptLength: 0 })).toBe("invalid_request");
    expect(verdict([SESSION], { promptLength: 5 })).toBe("stream_truncated");
  });

  it("takes text in the place of records for the answer, unless it names an error", () => {
    const { content, diagnostics } = run("Hello.\n");
    expect([content, diagnostics?.textFallback]).toEqual(["Hello.", true]);
    expect(verdict("Error: Unknown option: --mode\n")).toBe("invalid_request");
  });
});
