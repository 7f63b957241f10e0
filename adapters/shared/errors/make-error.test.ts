import { expect, test } from "vitest";
import { makeError } from "./make-error.ts";

test("a kind brings its category and the advice for it", () => {
  expect(makeError("session_expired", "gone", "stderr", { httpStatus: 404 })).toEqual({
    category: "not_found",
    kind: "session_expired",
    message: "gone",
    httpStatus: 404,
    retryAfterMs: null,
    resetsAt: null,
    shouldRetry: false,
    shouldFallback: true,
    suggestedDelayMs: null,
    evidence: "stderr",
  });
  expect(makeError("stream_truncated", "cut", "exit")).toMatchObject({
    category: "network",
    shouldRetry: true,
  });
});

test("a delay is suggested where one is reported, and for every rate limit", () => {
  expect(makeError("quota_exhausted", "x", "record", { retryAfterMs: 5 }).suggestedDelayMs).toBe(5);
  expect(makeError("overloaded", "x", "record").suggestedDelayMs).toBe(1000);
  expect(makeError("rate_limited", "x", "record", { retryAfterMs: 0 }).suggestedDelayMs).toBe(0);
  expect(makeError("server", "x", "record").suggestedDelayMs).toBeNull();
});
