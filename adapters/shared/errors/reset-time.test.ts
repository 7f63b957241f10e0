import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resetTimeIn } from "./reset-time.ts";
import { instantOf, wallTimeAt } from "./wall-time.ts";

/** 23:50 in Berlin, 17:50 in Indianapolis. */
const NOW = new Date("2026-11-27T22:50:00Z");

test.each([
  ["Claude AI usage limit reached|1795829786", "2026-11-28T01:36:26.000Z"],
  ['"resetsAt":1795829786', "2026-11-28T01:36:26.000Z"],
  ["resets_at: 1795829786123", "2026-11-28T01:36:26.123Z"],
  ["limit resets at 2026-11-28T01:36:00Z", "2026-11-28T01:36:00.000Z"],
  ["try again at 2026-11-28 01:36 UTC", "2026-11-28T01:36:00.000Z"],
  ["available again at 2026-11-28T01:36:00.5+02:00", "2026-11-27T23:36:00.000Z"],
  ["reset at 2026-11-28T01:36:00+0200", "2026-11-27T23:36:00.000Z"],
  ["Retry-After: Wed, 21 Oct 2026 07:28:00 GMT", "2026-10-21T07:28:00.000Z"],
  ["resets Mar 17th, 2030 5:46 PM (UTC)", "2030-03-17T17:46:00.000Z"],
])("%s is absolute", (text, time) => {
  expect(resetTimeIn(text)).toBe(time);
  expect(resetTimeIn(text, NOW)).toBe(time);
});

test.each([
  ["You've hit your 5-hour limit · resets 1:36am (UTC)", "2026-11-28T01:36:00.000Z"],
  ["resets 10:55pm (UTC)", "2026-11-27T22:55:00.000Z"],
  ["resets 10:45pm (UTC)", "2026-11-28T22:45:00.000Z"],
  ["resets 8pm (America/Indianapolis)", "2026-11-28T01:00:00.000Z"],
  ["resets 11:30pm (Europe/Berlin)", "2026-11-28T22:30:00.000Z"],
  ["resets 12am (UTC)", "2026-11-28T00:00:00.000Z"],
  ["resets 12pm (UTC)", "2026-11-28T12:00:00.000Z"],
  ["resets 13:45 (UTC)", "2026-11-28T13:45:00.000Z"],
  ["resets Dec 3, 9am (UTC)", "2026-12-03T09:00:00.000Z"],
  ["resets Dec 3 at 9:30am (Europe/Berlin)", "2026-12-03T08:30:00.000Z"],
  ["resets Jan 2, 9am (UTC)", "2027-01-02T09:00:00.000Z"],
])("%s needs the time of the run", (text, time) => {
  expect(resetTimeIn(text)).toBeNull();
  expect(resetTimeIn(text, NOW)).toBe(time);
});

test.each([
  "reset at 2026-09-12 00:35:41",
  "try again at Mar 17th, 2030 5:46 PM.",
  "resets 10:30am",
  "resets Dec 3, 9am",
  "resets 9am (Nowhere/Else)",
  "resets 5 (UTC)",
  "2026-11-27T23:31:59Z ERROR failed",
  "run 1795829786 failed",
  "usage limit reached",
  "resets at 2026-13-45T99:99:99Z",
  "",
])("%j names no time that can be trusted", (text) => {
  expect(resetTimeIn(text)).toBeNull();
  expect(resetTimeIn(text, NOW)).toBeNull();
});

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
