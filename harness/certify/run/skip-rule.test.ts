import { describe, expect, it } from "vitest";
import type { PlannedCase } from "../plan/plan.ts";
import { type CaseLoss, skipRule } from "./skip-rule.ts";

const FIXTURES = ["a", "b", "c", "d"];
const CHECKS = ["cuts", "noise"];
const plan: PlannedCase[] = [
  ...FIXTURES.flatMap((fixture) =>
    CHECKS.map((check) => ({ invariant: "INV-CLI-PARSE-001", check, fixture, seed: 1 })),
  ),
  { invariant: "INV-CLI-PARSE-001", check: "cost", fixture: null, seed: 1 },
];

/** Places in the plan that need not be run. */
function spared(probes: Record<string, CaseLoss>, cases: Record<number, CaseLoss>): number[] {
  const rule = skipRule(plan);
  const losses = {
    probes: new Map(Object.entries(probes)),
    cases: new Map(Object.entries(cases).map(([index, loss]) => [Number(index), loss])),
  };
  return plan.map((_, index) => index).filter((index) => rule(index, losses) !== null);
}

describe("lossRule", () => {
  it("spares nothing as long as nothing is lost", () => {
    expect(spared({}, {})).toEqual([]);
  });

  it("spares every case of a fixture whose recorded bytes hang the adapter", () => {
    expect(spared({ b: "timed-out" }, {})).toEqual([2, 3]);
  });

  it("spares everything when the first three fixtures hang", () => {
    expect(spared({ a: "timed-out", b: "timed-out", c: "errored" }, {})).toEqual(
      plan.map((_, index) => index),
    );
  });

  it("goes on when others than the first three fixtures hang", () => {
    expect(spared({ b: "timed-out", c: "timed-out", d: "timed-out" }, {})).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("gives a check up after it was lost on its first three fixtures, but not the others", () => {
    expect(spared({}, { 0: "timed-out", 2: "timed-out", 4: "timed-out" })).toEqual([6]);
    expect(spared({}, { 0: "timed-out", 2: "timed-out" })).toEqual([]);
    expect(spared({}, { 2: "timed-out", 4: "timed-out", 6: "timed-out" })).toEqual([]);
  });

  it("gives the verdict of the loss, and says that the case was not run", () => {
    const losses = {
      probes: new Map<string, CaseLoss>([["a", "errored"]]),
      cases: new Map<number, CaseLoss>(),
    };
    expect(skipRule(plan)(0, losses)).toMatchObject({
      verdict: "errored",
      finding: { message: expect.stringContaining("not run") },
    });
  });
});
