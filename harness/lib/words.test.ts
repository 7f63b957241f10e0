import { describe, expect, it } from "vitest";
import { didYouMean } from "./words.ts";

describe("didYouMean", () => {
  it.each([
    ["cluade", " did you mean claude?"],
    ["claud", " did you mean claude?"],
    ["Claude", " did you mean claude?"],
    ["codexx", " did you mean codex?"],
    ["gem", " did you mean gemini?"],
    ["ge", ""],
    ["gpt", ""],
    ["", ""],
  ])("answers %j with %j", (word, answer) => {
    expect(didYouMean(word, ["codex", "claude", "gemini"])).toBe(answer);
  });
});
