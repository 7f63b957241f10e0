import { describe, expect, it } from "vitest";
import { tokenCounts } from "./token-counts.ts";

describe("tokenCounts", () => {
  it.each([
    ["claude", { message: { usage: { input_tokens: 3, output_tokens: 4 } } }],
    ["codex", { usage: { input_tokens: 3, cached_input_tokens: 1, output_tokens: 4 } }],
    ["a camel-case CLI", { stats: { inputTokens: 3, outputTokens: 4 } }],
    ["opencode", { part: { tokens: { input: 3, output: 4 } } }],
  ])("reads the counts of %s", (_name, record) => {
    expect(tokenCounts(record)).toEqual({ inputTokens: 3, outputTokens: 4 });
  });

  it("finds none where one of the two is missing or no number", () => {
    expect(tokenCounts({ usage: { input_tokens: 3 } })).toBeUndefined();
    expect(tokenCounts({ usage: { input_tokens: "3", output_tokens: 4 } })).toBeUndefined();
  });
});
