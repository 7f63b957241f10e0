import { describe, expect, it } from "vitest";
import { quotaStatus } from "./quota-status.ts";
import { mergeWindows, type SeenWindow } from "./window.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const window = (change: Partial<SeenWindow> = {}): SeenWindow => ({
  window_type: "five_hour",
  resets_at: NOW + HOUR,
  is_exhausted: false,
  used_percentage: 40,
  seen_at: NOW - 1000,
  ...change,
});

describe("the quota", () => {
  it("is limited by a window that stops every model, and not by a model's own", () => {
    const own = window({ window_type: "seven_day_opus", is_exhausted: true });
    expect(quotaStatus([window(), own], ["five_hour"], NOW).is_rate_limited).toBe(false);
    expect(quotaStatus([window(), own], null, NOW).is_rate_limited).toBe(true);
    expect(quotaStatus([window({ is_exhausted: true }), own], ["five_hour"], NOW).is_rate_limited).toBe(true);
  });

  it("says nothing of a window whose reset has passed", () => {
    const passed = window({ is_exhausted: true, used_percentage: 100, resets_at: NOW });
    expect(quotaStatus([passed], null, NOW)).toEqual({
      windows: [{ window_type: "five_hour", resets_at: null, is_exhausted: false, used_percentage: null }],
      is_rate_limited: false,
      earliest_reset_at: null,
    });
  });

  it("resets first at the earliest of its windows", () => {
    const later = window({ window_type: "seven_day", resets_at: NOW + 2 * HOUR, is_exhausted: true });
    expect(quotaStatus([later, window()], null, NOW).earliest_reset_at).toBe(NOW + HOUR);
  });
});

describe("two sources of the same window", () => {
  const asked = window({ seen_at: NOW - HOUR });

  it("keep the percentage of one and the later refusal of the other", () => {
    const refused = window({ is_exhausted: true, used_percentage: null, seen_at: NOW });
    expect(mergeWindows([asked], [refused])).toEqual([{ ...asked, is_exhausted: true }]);
  });

  it("prefer the endpoint to what an earlier run reported", () => {
    const before = window({ is_exhausted: true, seen_at: NOW - 2 * HOUR });
    expect(mergeWindows([asked], [before])).toEqual([asked]);
  });

  it("add the windows that only one of them has", () => {
    const other = window({ window_type: "seven_day" });
    expect(mergeWindows([asked], [other])).toEqual([asked, other]);
  });
});
