import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classify } from "./classify.ts";
import type { ErrorEvidence } from "./error-evidence.ts";

const stderr = (text: string): ErrorEvidence => ({ place: "stderr", text });
const record = (fields: Omit<ErrorEvidence, "place">): ErrorEvidence => ({ place: "record", ...fields });

describe("details and advice", () => {
  test("come from the taxonomy and the texts", () => {
    expect(classify([record({ httpStatus: 429, text: "Slow down, retry after 30 seconds" })])).toEqual({
      category: "rate_limit",
      kind: "rate_limited",
      message: "Slow down, retry after 30 seconds",
      httpStatus: 429,
      retryAfterMs: 30_000,
      resetsAt: null,
      shouldRetry: true,
      shouldFallback: false,
      suggestedDelayMs: 30_000,
      evidence: "record",
    });
  });

  test("a rate limit without a hint suggests a second, anything else nothing", () => {
    expect(classify([record({ httpStatus: 429 })])).toMatchObject({
      retryAfterMs: null,
      suggestedDelayMs: 1000,
    });
    expect(classify([record({ httpStatus: 500 })]).suggestedDelayMs).toBeNull();
  });

  test("fields win over texts, and any evidence may bring them", () => {
    const error = classify([
      record({ code: "usage_limit_reached", resetsAt: "2030-01-01T00:00:00.000Z", text: "limit|1795829786" }),
      stderr("HTTP 429, retry-after: 7"),
    ]);
    expect(error).toMatchObject({
      resetsAt: "2030-01-01T00:00:00.000Z",
      httpStatus: 429,
      retryAfterMs: 7000,
    });
  });

  test("a time of day is resolved only with the time of the run", () => {
    const evidence = [record({ text: "You've hit your 5-hour limit · resets 1:36am (UTC)" })];
    expect(classify(evidence).resetsAt).toBeNull();
    expect(classify(evidence, { now: "2026-11-27T22:50:00Z" }).resetsAt).toBe("2026-11-28T01:36:00.000Z");
  });
});

test("any text gives a whole error with a message, and never throws", () => {
  const evidence = fc.record(
    {
      place: fc.constantFrom("record", "stdout", "stderr", "exit", "spawn"),
      text: fc.option(fc.string({ unit: "binary" })),
      code: fc.option(fc.string()),
      httpStatus: fc.option(fc.integer()),
    },
    { requiredKeys: ["place"] },
  );
  fc.assert(
    fc.property(fc.array(evidence), (list) => {
      const error = classify(list as ErrorEvidence[]);
      expect(error.message.length).toBeGreaterThan(0);
      expect(error.message).not.toMatch(/[\x1b\x9b]/);
    }),
  );
});

test("a megabyte of words that begin like patterns is classified all the same", () => {
  const words =
    "session model quota exceeded your config try again in config context please oauth token ".replaceAll(
      "exceeded",
      "is",
    );
  expect(classify([stderr(words.repeat(12_000))]).category).toBeTypeOf("string");
  expect(classify([stderr(words.replaceAll(" ", "\n").repeat(12_000))]).category).toBeTypeOf("string");
});
