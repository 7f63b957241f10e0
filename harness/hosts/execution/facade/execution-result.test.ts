import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { executionResult } from "./execution-result.ts";
import { providerFacts } from "./registry/provider-table.ts";
import { sessionCodec } from "./session-codec.ts";

const FACTS = providerFacts(claude);
const CODEC = sessionCodec(FACTS, "resumeId");
const EXIT = { code: 0, signal: null, timedOut: false, aborted: false };
const GOOD: Outcome = { status: "ok", content: "\n  one\ntwo", messages: [], tools: [], exit: EXIT };

const reported = (outcome: Partial<Outcome>) => executionResult({ ...GOOD, ...outcome }, FACTS, CODEC, null);

it("has its first line with text as its summary, and none without such a line", () => {
  expect(reported({}).summary).toBe("one");
  expect(reported({ content: " \n" }).summary).toBeNull();
});

it("keeps the texts of a run that failed, and its exit code", () => {
  const error = makeError("overloaded", "zz busy", "record");
  const result = reported({ status: "error", content: null, messages: ["half", "done"], error });
  expect(result).toMatchObject({ output: "half\ndone", exitCode: 0, errorCode: "rate_limited" });
});

it("looks into the words of an error that the core has no kind for", () => {
  const error = makeError("unknown", "socket hang up", "stderr");
  expect(reported({ status: "error", content: null, error }).errorCode).toBe("transport");
});

it("gives a dead session no handles, and has it forgotten", () => {
  const error = makeError("session_expired", "No conversation found", "stderr");
  const result = reported({ status: "error", content: null, error, session: { id: "a1", clear: true } });
  expect(result).toMatchObject({ clearSession: true, sessionId: null, sessionParams: null });
  expect(reported({ session: { id: "a1b2c3d4e5" } })).toMatchObject({
    clearSession: false,
    sessionParams: { resumeId: "a1b2c3d4e5" },
    sessionDisplayId: "Claude · a1b2c3d4",
  });
});

it("reports no estimate as usage", () => {
  const usage = {
    inputTokens: 1,
    outputTokens: 2,
    cacheReadTokens: 3,
    cacheCreationTokens: 4,
    totalTokens: 10,
  };
  expect(reported({ usage: { ...usage, estimated: true } }).usage).toBeUndefined();
  expect(reported({ usage: { ...usage, estimated: false } }).usage).toEqual({
    inputTokens: 1,
    outputTokens: 2,
    cachedInputTokens: 3,
  });
});
