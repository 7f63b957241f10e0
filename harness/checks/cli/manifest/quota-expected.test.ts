import { describe, expect, it } from "vitest";
import { faultyOutcome, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import quotaExpected from "./quota-expected.ts";

const WINDOWS = [
  { window: "hour", utilization: 0.5, resetsAt: "2026-11-28T01:00:00.000Z" },
  { window: "week", utilization: 0.25, resetsAt: "2026-12-01T00:00:00.000Z" },
];
const RUN = knownRun(
  "quota",
  { stdout: lines({ type: "done", ok: true, answer: "Yes." }) },
  { quota: WINDOWS },
);

describe("quota-expected", () => {
  it("passes all windows with their figures", async () => {
    const { finding, tried } = await runCheck(
      quotaExpected,
      faultyOutcome(() => ({ quota: WINDOWS })),
      [RUN],
    );
    expect([finding, tried]).toEqual([undefined, 1]);
  });

  it.each([
    ["the first window alone", WINDOWS.slice(0, 1)],
    ["other figures", WINDOWS.map((one) => ({ ...one, utilization: one.utilization * 100 }))],
  ])("catches %s", async (_fault, quota) => {
    const { finding } = await runCheck(
      quotaExpected,
      faultyOutcome(() => ({ quota })),
      [RUN],
    );
    expect(finding?.message).toMatch(/quota windows/);
  });
});
