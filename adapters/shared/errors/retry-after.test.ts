import fc from "fast-check";
import { expect, test } from "vitest";
import { retryAfterIn } from "./retry-after.ts";

test.each([
  ["retry after 30 seconds", 30_000],
  ["retry after 100ms", 100],
  ["wait 5 seconds", 5000],
  ["Please wait for 3 minutes and 5 seconds", 185_000],
  ["try again in 2 minutes", 120_000],
  ["Rate limit reached for x on requests per min. Please try again in 1s.", 1000],
  ["Please try again in 1.2s. Visit https://platform.openai.com/account/rate-limits to learn more.", 1200],
  ["Please try again in 20ms.", 20],
  ["Please try again in 1h.", 3_600_000],
  ["Please retry in 1.5s", 1500],
  ['"retryDelay":"17s"', 17_000],
  ['{\\"retryDelay\\": \\"17s\\"}', 17_000],
  ["try again in 1h2m3s", 3_723_000],
  ["Your quota will reset after 2h30m10s.", 9_010_000],
  ["retry-after: 30", 30_000],
  ["Retry-After: 0", 0],
  ["retry_after: 2", 2000],
  ["retry-after-ms=997000", 997_000],
  ['"retry_after_ms": 500', 500],
  ["Attempt 1 failed. Retrying after 13559712ms...", 13_559_712],
  ["try again in 1 day", 86_400_000],
])("%s: %i ms", (text, milliseconds) => expect(retryAfterIn(text)).toBe(milliseconds));

test("of several hints the shortest counts, and a stamp without a zone is none", () => {
  expect(retryAfterIn("wait 5 seconds, or retry after 2 hours")).toBe(5000);
  expect(retryAfterIn("reset at 2026-09-12 00:35:41, retry-after-ms=997000")).toBe(997_000);
});

test.each([
  "Please wait and try again later.",
  "retry-after: Wed, 21 Oct 2026 07:28:00 GMT",
  "retry after 2026-11-28T01:36:00Z",
  "it took 30 seconds",
  "wait 5 steps",
  "try again at Mar 17th, 2030 5:46 PM.",
  "retried 5 times (total retry wait time: 5.41 seconds)",
  "",
])("%j names no wait", (text) => expect(retryAfterIn(text)).toBeNull());

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
