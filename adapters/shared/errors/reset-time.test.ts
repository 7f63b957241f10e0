import fc from "fast-check";
import { describe, expect, test } from "vitest";
import figures from "../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { resetTimeIn } from "./reset-time.ts";
import { instantOf, wallTimeAt } from "./wall-time.ts";

/** 23:50 in Berlin, 17:50 in Indianapolis. */
const NOW = new Date("2026-11-27T22:50:00Z");

test.each(figures.waits)("$text: $resetsAt", ({ text, resetsAt, now }) => {
  const isOfTheRun = now !== undefined;
  expect(resetTimeIn(text)).toBe(isOfTheRun ? null : resetsAt);
  expect(resetTimeIn(text, isOfTheRun ? new Date(now) : NOW)).toBe(resetsAt);
});

test.each([
  ["Claude AI usage limit reached|1795829786", "2026-11-28T01:36:26.000Z"],
  ["2026-11-27T23:31:59Z ERROR failed", null],
  ["usage limit reached", null],
  ["", null],
])("%j: %s", (text, time) => expect(resetTimeIn(text, NOW)).toBe(time));

test("is ISO 8601 or null, whatever the text", () => {
  const words = fc.constantFrom(
    "resets ",
    "at ",
    "1795829786",
    "9am ",
    "(UTC)",
    "Dec 3, ",
    "|",
    ":30",
    "2026-11-28T01:36Z",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const time = resetTimeIn(parts.join(""), NOW);
      expect(time === null || new Date(time).toISOString() === time).toBe(true);
    }),
  );
});

describe("wall time", () => {
  test("the instant of what a zone's clocks show is that instant, clock changes aside", () => {
    const zones = fc.constantFrom(
      "UTC",
      "Europe/Berlin",
      "America/Indianapolis",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
    );
    const minutes = fc
      .integer({ min: 0, max: 60 * 24 * 365 * 20 })
      .map((n) => Date.UTC(2020, 0, 1) + n * 60_000);
    fc.assert(
      fc.property(zones, minutes, (zone, instant) => {
        const shown = wallTimeAt(instant, zone)!;
        // An hour that the clocks show twice may be read as either.
        expect(wallTimeAt(instantOf(shown, zone)!, zone)).toEqual(shown);
      }),
    );
  });

  test("an unknown zone has none", () => {
    expect(wallTimeAt(0, "Nowhere/Else")).toBeNull();
    expect(instantOf({ year: 2026, month: 1, day: 1, hour: 0, minute: 0 }, "Nowhere/Else")).toBeNull();
  });
});
