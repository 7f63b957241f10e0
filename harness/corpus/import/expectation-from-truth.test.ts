import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../fixture-folders.ts";
import { loadDialects } from "./dialect.ts";
import { expectationFromTruth } from "./expectation-from-truth.ts";
import { type TruthEntry, unknownTruthFields } from "./truth-entry.ts";

const dialects = await loadDialects([join(FIXTURES, "truth")]);
const claude = dialects.of("claude");

const answered: TruthEntry = {
  kind: "run",
  outputFormat: "stream-json",
  status: "ok",
  content: "Hello",
  category: null,
  httpStatus: null,
  usage: { input: 12, output: 9, cacheRead: 3, cacheWrite: 4, reasoning: null },
  costUsd: 0.1,
  model: "m",
  sessionId: "s",
  tools: [{ name: "Bash", status: "ok", sub: true } as never],
  thinking: false,
};

const failed: TruthEntry = {
  ...answered,
  status: "error",
  content: "Partial",
  category: "network",
  httpStatus: 429,
  usage: null,
  sessionId: null,
};

const convert = (entry: TruthEntry, continues = false) => expectationFromTruth(entry, claude, continues);

describe("expectationFromTruth", () => {
  it("says everything about a plain run by the outcome's names", () => {
    expect(convert({ ...answered, contentAll: ["Hm", "Hello"], note: "why" })).toEqual({
      status: "ok",
      content: "Hello",
      messages: ["Hm", "Hello"],
      error: null,
      usage: { inputTokens: 12, outputTokens: 9, cacheReadTokens: 3, cacheCreationTokens: 4 },
      costUsd: 0.1,
      model: "m",
      session: { id: "s" },
      tools: [{ name: "Bash", status: "ok" }],
      note: "why",
    });
  });

  it("never gives a failed run an answer", () => {
    expect(convert(failed)).toMatchObject({ status: "error", content: null, usage: null, session: null });
    expect(convert(failed).error).toEqual({ category: "network", httpStatus: 429 });
  });

  it.each<[string, TruthEntry, Record<string, unknown>]>([
    ["contentAlso", { ...answered, contentAlso: ["", null] }, { content: { anyOf: ["Hello", "", null] } }],
    [
      "contentAllAlso",
      { ...answered, contentAll: ["a"], contentAllAlso: [["b"]] },
      { messages: { anyOf: [["a"], ["b"]] } },
    ],
    [
      "categoryAlso",
      { ...failed, categoryAlso: ["server"] },
      { error: { category: { anyOf: ["network", "server"] }, httpStatus: 429 } },
    ],
    [
      "httpStatusAlso",
      { ...failed, httpStatusAlso: [null] },
      { error: { category: "network", httpStatus: { anyOf: [429, null] } } },
    ],
    ["costUsdAlso", { ...answered, costUsdAlso: [null] }, { costUsd: { anyOf: [0.1, null] } }],
    ["modelAlso", { ...answered, modelAlso: [null, "n"] }, { model: { anyOf: ["m", null, "n"] } }],
    ["sessionIdAlso", { ...answered, sessionIdAlso: [null] }, { session: { anyOf: [{ id: "s" }, null] } }],
    [
      "toolsAlso",
      { ...answered, toolsAlso: [[]] },
      { tools: { anyOf: [[{ name: "Bash", status: "ok" }], []] } },
    ],
    ["an alternative that is the same", { ...answered, contentAlso: ["Hello"] }, { content: "Hello" }],
  ])("takes %s as an alternative", (_name, entry, expected) => {
    expect(convert(entry)).toMatchObject(expected);
  });

  it("lets a run that may have failed have no answer and an error, or an answer and none", () => {
    const entry: TruthEntry = { ...answered, statusAlso: ["error"], categoryIfError: "unknown" };
    expect(convert(entry)).toMatchObject({
      status: { anyOf: ["ok", "error"] },
      content: { anyOf: ["Hello", null] },
      error: { anyOf: [null, { category: "unknown", httpStatus: null }] },
    });
    expect(convert({ ...failed, statusAlso: ["ok"] })).toMatchObject({
      status: { anyOf: ["error", "ok"] },
      content: { anyOf: [null, "Partial"] },
      error: { anyOf: [{ category: "network", httpStatus: 429 }, null] },
    });
  });

  it.each<[string, Partial<TruthEntry>, unknown]>([
    [
      "a time that a record holds",
      { resetsAt: "2026-11-28T01:36:26.000Z", resetsAtEpochS: 1 },
      { anyOf: ["2026-11-28T01:36:26.000Z", "2026-11-28T01:36:26Z"] },
    ],
    [
      "a time that a sentence reported",
      { resetsAt: "2030-03-17T17:46:00Z" },
      { anyOf: ["2030-03-17T17:46:00.000Z", "2030-03-17T17:46:00Z", null] },
    ],
    ["a time of day", { resetsAt: null, resetsAtText: "1:41am (UTC)" }, null],
  ])("takes %s for the reset", (_name, fields, resetsAt) => {
    expect(convert({ ...failed, ...fields }).error).toMatchObject({ resetsAt });
  });

  it("takes a wait where truth names one", () => {
    expect(convert({ ...failed, retryAfterMs: 2000, retryAfterMsAlso: [null] }).error).toMatchObject({
      retryAfterMs: { anyOf: [2000, null] },
    });
    expect(convert(failed).error).not.toHaveProperty("retryAfterMs");
  });

  it("takes escape sequences out of printed text, and only there", () => {
    const content = "a \u001b[31mred\u001b[0m\u0007 word\r\n";
    expect(convert({ ...answered, content, outputFormat: "text" }).content).toBe("a red\u0007 word\r\n");
    expect(convert({ ...answered, content, outputFormat: "json" }).content).toBe(content);
  });

  it("claims nothing of a field of which nothing is known", () => {
    const { costUsd: _, usage: __, ...rest } = convert(failed) as Record<string, unknown>;
    expect(convert({ ...failed, unknown: ["costUsd", "usage"] })).toEqual(rest);
  });

  it("claims nothing of what is no run", () => {
    expect(convert({ kind: "help", note: "usage text" })).toEqual({ note: "usage text" });
  });
});

describe("usage of an expectation", () => {
  const cached = { input: 1000, output: 10, cacheRead: 800, cacheWrite: null, reasoning: 3 };
  const usage = (cli: string, entry: Partial<TruthEntry>, continues = false) =>
    expectationFromTruth({ ...answered, ...entry }, dialects.of(cli), continues).usage;

  it.each<[string, string, Partial<TruthEntry>, unknown]>([
    [
      "input without cached tokens as it is",
      "claude",
      { usage: cached },
      { inputTokens: 1000, outputTokens: 10, cacheReadTokens: 800, reasoningTokens: 3 },
    ],
    [
      "input less its cached part",
      "codex",
      { usage: cached },
      { inputTokens: 200, outputTokens: 10, cacheReadTokens: 800, reasoningTokens: 3 },
    ],
    [
      "output with the thoughts it excludes",
      "gemini",
      { usage: cached },
      { inputTokens: 200, outputTokens: 13, cacheReadTokens: 800, reasoningTokens: 3 },
    ],
    [
      "only what was reported",
      "copilot",
      { usage: { input: null, output: 8, cacheRead: null, cacheWrite: null, reasoning: null } },
      { outputTokens: 8 },
    ],
    [
      "side calls where the CLI counts them",
      "claude",
      { usageWithSideCalls: { ...cached, input: 1 } },
      {
        anyOf: [
          { inputTokens: 12, outputTokens: 9, cacheReadTokens: 3, cacheCreationTokens: 4 },
          { inputTokens: 1, outputTokens: 10, cacheReadTokens: 800, reasoningTokens: 3 },
        ],
      },
    ],
    [
      "the API's own count in its own meaning",
      "grok-xai",
      { usage: { ...cached, input: 200 }, usageAlso: [cached] },
      { inputTokens: 200, outputTokens: 10, cacheReadTokens: 800, reasoningTokens: 3 },
    ],
    [
      "what is printed, in the CLI's meaning, or nothing",
      "opencode",
      { usage: cached, usageShown: { ...cached, input: 200, output: 7 } },
      { anyOf: [{ inputTokens: 200, outputTokens: 10, cacheReadTokens: 800, reasoningTokens: 3 }, null] },
    ],
  ])("has %s", (_name, cli, entry, expected) => {
    expect(usage(cli, entry)).toEqual(expected);
  });

  it("never has a whole session's figures for a run that went on with it", () => {
    const entry = { usage: { ...cached, cacheRead: 0 }, usageShown: { ...cached, input: 5000 } };
    expect(JSON.stringify(usage("codex", entry, true))).not.toContain("4200");
    expect(JSON.stringify(usage("codex", entry, false))).toContain("4200");
  });
});

describe("unknownTruthFields", () => {
  it("names what would be lost in silence", () => {
    expect(unknownTruthFields(answered)).toEqual([]);
    expect(unknownTruthFields({ ...answered, contentMaybe: [""] })).toEqual(["contentMaybe"]);
  });
});
