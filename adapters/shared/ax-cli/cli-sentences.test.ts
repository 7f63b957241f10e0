import { describe, expect, it } from "vitest";
import { reportedFailure } from "./cli-sentences.ts";

const FIRST = { hasPrompt: true, hasSpoken: false, hasCalled: false };
const UNPROMPTED = { ...FIRST, hasPrompt: false };
const AFTER_A_TOOL = { hasPrompt: true, hasSpoken: true, hasCalled: true };

describe("the CLI's sentence about a failure", () => {
  it.each([
    ["Sorry, I encountered an error: 401 No.", FIRST, "401 No."],
    ["Sorry, I encountered an error: 401 No.", UNPROMPTED, "401 No."],
    ["Error: No model specified.", UNPROMPTED, "No model specified."],
    [
      "Maximum tool execution rounds reached. Done.",
      AFTER_A_TOOL,
      "Maximum tool execution rounds reached. Done.",
    ],
    [
      "\n\nI noticed I'm repeating similar operations without making progress. X",
      AFTER_A_TOOL,
      "I noticed I'm repeating similar operations without making progress. X",
    ],
  ])("%j is one where it can stand", (text, place, reason) => {
    expect(reportedFailure(text, place)?.reason).toBe(reason);
  });

  it.each([
    ["Sorry, I encountered an error: 401 No.", AFTER_A_TOOL],
    ["Sorry, I encountered an error: 401 No.", { ...FIRST, hasSpoken: true }],
    ["Error: ENOENT is a code.", FIRST],
    ["Error: ENOENT is a code.", { ...UNPROMPTED, hasSpoken: true }],
    ["Maximum tool execution rounds reached. So it says.", FIRST],
    ["I noticed I'm repeating similar operations without making progress. So it says.", FIRST],
    ["It says: Sorry, I encountered an error: 401 No.", FIRST],
  ])("%j is the model's where it cannot", (text, place) => {
    expect(reportedFailure(text, place)).toBeNull();
  });
});
