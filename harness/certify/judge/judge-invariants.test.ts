import { describe, expect, it } from "vitest";
import type { CaseOutcome } from "../verdict.ts";
import { judgeInvariants } from "./judge-invariants.ts";

const ID = "INV-CLI-PARSE-005";

function judge(...outcomes: CaseOutcome[]) {
  const planned = { invariant: ID, check: "cuts", fixture: "a", seed: 1 };
  const cases = outcomes.map((outcome) => ({ planned, outcome }));
  return judgeInvariants([ID], cases, () => "nobody tried")[0]!;
}

function run(verdict: CaseOutcome["verdict"], reason?: string): CaseOutcome {
  return { verdict, inputs: 2, reason };
}

describe("judgeInvariants", () => {
  it.each([
    [["passed", "failed", "errored"], "failed"],
    [["passed", "timed-out", "errored"], "errored"],
    [["passed", "timed-out"], "timed-out"],
    [["passed", "known-failure"], "known-failure"],
    [["unproven", "passed", "unsupported"], "passed"],
    [["unproven", "unproven"], "unproven"],
    [["unsupported", "unsupported"], "unsupported"],
    [["unsupported", "unproven"], "unproven"],
    [["not-applicable"], "unproven"],
  ] as const)("makes %j %s", (verdicts, verdict) => {
    expect(judge(...verdicts.map((one) => run(one))).verdict).toBe(verdict);
  });

  it("counts out what does not apply, and keeps the reasons", () => {
    const result = judge(
      run("passed"),
      run("not-applicable", "no records"),
      run("not-applicable", "no records"),
    );
    expect(result).toEqual({
      id: ID,
      verdict: "passed",
      cases: 1,
      inputs: 2,
      reason: "not-applicable: no records (2)",
    });
  });

  it("names an invariant that was not tried, with the reason", () => {
    expect(judge()).toEqual({ id: ID, verdict: "unproven", cases: 0, inputs: 0, reason: "nobody tried" });
  });
});
