import { describe, expect, it } from "vitest";
import type { Outcome } from "../../schemas/cli/v1/generated/outcome.ts";
import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { compareExpectation } from "./compare-expectation.ts";

const good: Outcome = {
  status: "ok",
  content: "Hello",
  messages: ["I will look.", "Hello"],
  usage: {
    inputTokens: 12,
    outputTokens: 9,
    cacheReadTokens: 0,
    cacheCreationTokens: 0,
    totalTokens: 21,
    estimated: false,
  },
  costUsd: 0.000456,
  model: "claude-opus-5-5",
  session: { id: "s-1", displayId: "s-1" },
  tools: [
    { name: "Bash", id: "t1", status: "ok" },
    { name: "Read", id: "t2", status: "error" },
  ],
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
};

const failed: Outcome = {
  ...good,
  status: "error",
  content: null,
  error: {
    category: "rate_limit",
    kind: "rate_limited",
    message: "429",
    httpStatus: 429,
    shouldRetry: true,
    shouldFallback: false,
    evidence: "record",
  },
  usage: null,
  session: { id: null },
};

const estimate = {
  inputTokens: 3,
  outputTokens: 2,
  cacheReadTokens: 0,
  cacheCreationTokens: 0,
  totalTokens: 5,
  estimated: true,
};

describe("compareExpectation", () => {
  it.each<[string, Expectation, Outcome]>([
    ["nothing at all", {}, good],
    ["a note alone", { note: "says why" }, good],
    ["scalars", { status: "ok", content: "Hello", model: "claude-opus-5-5" }, good],
    ["a part of the usage", { usage: { inputTokens: 12 } }, good],
    ["a field two levels down", { error: { httpStatus: 429 } }, failed],
    ["alternatives of a scalar", { content: { anyOf: [null, "Hello"] } }, good],
    ["alternatives of an object", { usage: { anyOf: [null, { inputTokens: 12 }] } }, good],
    ["alternatives inside an object", { error: { category: { anyOf: ["quota", "rate_limit"] } } }, failed],
    [
      "alternatives inside alternatives",
      { model: { anyOf: [null, { anyOf: ["x", "claude-opus-5-5"] }] } },
      good,
    ],
    [
      "alternatives in an array",
      { tools: [{ name: { anyOf: ["Bash", "Shell"] } }, { status: "error" }] },
      good,
    ],
    ["alternatives of whole arrays", { messages: { anyOf: [["Hello"], ["I will look.", "Hello"]] } }, good],
    ["an empty array", { tools: [] }, { ...good, tools: [] }],
    ["a number off by rounding", { costUsd: 0.00045600000000000003 }, good],
    ["zero", { costUsd: 0 }, { ...good, costUsd: 0 }],
    ["null, met by null", { usage: null }, failed],
    ["null, met by absence", { error: null }, good],
    ["null usage, met by an estimate", { usage: null }, { ...good, usage: estimate }],
    [
      "null usage as one of several, met by an estimate",
      { usage: { anyOf: [null, { inputTokens: 1 }] } },
      { ...good, usage: estimate },
    ],
    ["null session, met by a session without id", { session: null }, failed],
    ["a null status number, met by absence", { error: { retryAfterMs: null } }, failed],
    [
      "a cost of null, met by absence",
      { costUsd: null },
      { status: "ok", content: "", messages: [], tools: [], exit: good.exit },
    ],
  ])("accepts %s", (_name, expected, outcome) => {
    expect(compareExpectation(expected, outcome)).toEqual([]);
  });

  it.each<[string, Expectation, Outcome, string]>([
    ["another scalar", { status: "error" }, good, "status"],
    ["a text with one more character", { content: "Hello " }, good, "content"],
    ["another number", { usage: { inputTokens: 13 } }, good, "usage.inputTokens"],
    ["a number off by more than rounding", { costUsd: 0.00045601 }, good, "costUsd"],
    ["a number for zero", { costUsd: 0 }, { ...good, costUsd: 1e-12 }, "costUsd"],
    ["a text for a number", { usage: { inputTokens: "12" } }, good, "usage.inputTokens"],
    ["an object where there is null", { usage: { inputTokens: 0 } }, failed, "usage"],
    ["an object where there is nothing", { error: { category: "quota" } }, good, "error"],
    ["an object where there is a text", { content: { text: "Hello" } }, good, "content"],
    ["null where there is a value", { content: null }, good, "content"],
    ["null usage where there are real figures", { usage: null }, good, "usage"],
    ["null session where there is one", { session: null }, good, "session"],
    ["null error where there is one", { error: null }, failed, "error"],
    ["none of the alternatives", { model: { anyOf: [null, "x"] } }, good, "model"],
    ["no alternatives at all", { model: { anyOf: [] } }, good, "model"],
    ["a shorter array", { tools: [{ name: "Bash" }] }, good, "tools"],
    ["a longer array", { messages: ["I will look.", "Hello", "!"] }, good, "messages"],
    ["another order", { tools: [{ name: "Read" }, { name: "Bash" }] }, good, "tools[0].name"],
    ["an array where there is none", { quota: [] }, good, "quota"],
    ["an element's field", { tools: [{ name: "Bash" }, { status: "ok" }] }, good, "tools[1].status"],
    [
      "an estimate where figures are expected",
      { usage: { inputTokens: 12 } },
      { ...good, usage: estimate },
      "usage.inputTokens",
    ],
    ["a field that no outcome has", { usage: { tokens: 1 } }, good, "usage.tokens"],
    [
      "alternatives with a field beside them",
      { model: { anyOf: ["claude-opus-5-5"], why: "x" } },
      good,
      "model",
    ],
  ])("refuses %s", (_name, expected, outcome, path) => {
    expect(compareExpectation(expected, outcome).map((mismatch) => mismatch.path)).toContain(path);
  });

  it("names every place that differs, with both values", () => {
    const mismatches = compareExpectation(
      { status: "error", error: { category: "quota", httpStatus: 429 } },
      failed,
    );
    expect(mismatches).toEqual([{ path: "error.category", expected: "quota", actual: "rate_limit" }]);
    expect(compareExpectation({ status: "error", model: "y" }, good)).toEqual([
      { path: "status", expected: "error", actual: "ok" },
      { path: "model", expected: "y", actual: "claude-opus-5-5" },
    ]);
  });

  it("is not met by what every object inherits", () => {
    const hostile = JSON.parse(
      '{"usage": {"constructor": null, "__proto__": {"inputTokens": 12}}}',
    ) as Expectation;
    expect(compareExpectation(hostile, good).map((mismatch) => mismatch.path)).toEqual(["usage.__proto__"]);
    expect(compareExpectation({ usage: { toString: "x" } }, good)).toHaveLength(1);
  });
});
