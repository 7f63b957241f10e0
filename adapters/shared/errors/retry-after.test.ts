import fc from "fast-check";
import { expect, test } from "vitest";
import figures from "../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { retryAfterIn } from "./retry-after.ts";

test.each(figures.waits)("$text: $retryAfterMs ms", ({ text, retryAfterMs }) =>
  expect(retryAfterIn(text)).toBe(retryAfterMs),
);

test.each([
  ["Rate limit reached for x on requests per min. Please try again in 1s.", 1000],
  ["Retry-After: 0", 0],
  ["Attempt 1 failed. Retrying after 13559712ms...", 13_559_712],
])("%s: %i ms", (text, milliseconds) => expect(retryAfterIn(text)).toBe(milliseconds));

test("of several hints the shortest counts, and a stamp without a zone is none", () => {
  expect(retryAfterIn("wait 5 seconds, or retry after 2 hours")).toBe(5000);
  expect(retryAfterIn("reset at 2026-09-12 00:35:41, retry-after-ms=997000")).toBe(997_000);
});

test.each(["retry after 2026-11-28T01:36:00Z", ""])("%j names no wait", (text) =>
  expect(retryAfterIn(text)).toBeNull(),
);

test("is a non-negative integer or null, whatever the text", () => {
  const words = fc.constantFrom(
    "retry after ",
    "wait ",
    "try again in ",
    "1",
    "9.5",
    "s",
    "ms",
    "h",
    "\n",
    ": ",
    '"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const wait = retryAfterIn(parts.join(""));
      expect(wait === null || (Number.isSafeInteger(wait) && wait >= 0)).toBe(true);
    }),
  );
});
