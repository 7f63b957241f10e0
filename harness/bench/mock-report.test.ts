import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { mockReport } from "./mock-report.ts";
import { timeMocks } from "./time-mocks.ts";

describe("mockReport", () => {
  const times = { starts: 1, emptyMs: 100, catMs: 2, mockMs: 115, receiptMs: 120 };

  it("meets its target at the limit, and misses it above", () => {
    expect(mockReport(times).targets.map(({ met }) => met)).toEqual([true]);
    expect(mockReport({ ...times, mockMs: 116 }).targets.map(({ met }) => met)).toEqual([false]);
  });

  it("says what a run costs", () => {
    expect(mockReport(times)).toMatchObject({ timesOfCat: 57.5, replaysPerSecond: 8.7 });
  });
});

it("times programs that do what they should", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-time-mocks-"));
  const times = timeMocks(path.join(folder, "receipt.json"), 1);
  rmSync(folder, { recursive: true });
  expect(Object.values(times).every((figure) => figure > 0 && figure < 60_000)).toBe(true);
});
