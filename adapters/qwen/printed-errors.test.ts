import { describe, expect, it } from "vitest";
import { endsWithPrintedError, isPrintedError, printedErrorIn, startsWithError } from "./printed-errors.ts";

describe("the CLI's own sentence", () => {
  it.each([
    "[API Error: 401 Incorrect API key provided: test-key-000.]",
    "[API Error: 500 status code (no body)]",
    "[API Error: Connection error. (cause: fetch failed)]",
    "[API Error: terminated (cause: UND_ERR_SOCKET: other side closed)]",
    "[API Error: Model stream ended with empty response text.]",
    "[API Error: Unterminated string in JSON at position 68 (line 1 column 69)]",
    "[API Error: Request timeout after 5s. Try reducing input length.\n\nTroubleshooting tips:\n- Wait]",
    "[API Error: The caller does not have permission (Status: PERMISSION_DENIED)]",
    "[API Error: 429 Slow down]\nPossible quota limitations in place or slow response times detected. Wait.",
  ])("is known by itself and behind a piece of an answer: %s", (sentence) => {
    expect([isPrintedError(sentence), endsWithPrintedError(`Partial ${sentence}`)]).toEqual([true, true]);
    expect(isPrintedError(`Partial ${sentence}`)).toBe(false);
    expect(printedErrorIn(`Partial ${sentence}`)).toBe(sentence);
  });

  it("has two that are independent", () => {
    expect(isPrintedError("Qwen OAuth quota exceeded: Your free daily quota has been reached.\n\nTo")).toBe(
      true,
    );
    expect(isPrintedError("Qwen OAuth free tier has been discontinued as of 2026-04-15.")).toBe(true);
  });

  it.each(["[API Error: x] is what it said", "See [API Error: whatever]", "Terminated.", ""])(
    "is not in: %s",
    (text) => expect(endsWithPrintedError(text)).toBe(false),
  );

  it("is looked for at the end only, however long the text is", () => {
    const hostile = "[API Error: Request timeout after 5s. Try reducing ".repeat(20_000);
    const start = performance.now();
    expect(endsWithPrintedError(hostile)).toBe(false);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

it("begins a line outside of records", () => {
  expect(startsWithError("\nNo auth type is selected. Please\n")).toBe(true);
  expect(startsWithError("Hello\nNo auth type is selected.")).toBe(false);
});
