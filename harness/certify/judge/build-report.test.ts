import { describe, expect, it } from "vitest";
import { TOY_FIXTURES } from "../../checks/kit/testing/toy-fixtures.ts";
import type { CaseOutcome } from "../verdict.ts";
import { buildReport, type ReportInput } from "./build-report.ts";

const FIXTURE = TOY_FIXTURES[0]!;

const PASSED: CaseOutcome = { verdict: "passed", inputs: 1 };
const UNPROVEN: CaseOutcome = { verdict: "unproven", inputs: 0, reason: "no recording shows it" };
const NOT_APPLICABLE: CaseOutcome = { verdict: "not-applicable", inputs: 0, reason: "no tool was called" };

function reportOf(outcomes: readonly CaseOutcome[], rest: Partial<ReportInput> = {}) {
  const planned = {
    invariant: "INV-CLI-PARSE-001",
    check: "any-bytes",
    fixture: "toy/one",
    seed: 1,
    index: 0,
    runs: 1,
  };
  return buildReport({
    manifest: { id: "toy", capabilities: {} } as never,
    fixtures: [FIXTURE],
    skipped: [],
    judgement: { cases: outcomes.map((outcome) => ({ planned, outcome })), misjudged: [], unjudged: [] },
    invariants: outcomes.map(({ verdict }, index) => ({
      id: `INV-CLI-PARSE-00${index + 1}`,
      verdict: verdict as "passed",
      cases: 1,
      inputs: 1,
    })),
    attacks: [],
    knownFailureFile: "known-failures.json",
    fileOf: () => undefined,
    replayOf: () => "certify",
    errorCoverage: undefined,
    isShard: false,
    requireProof: false,
    notRun: 0,
    isInterrupted: false,
    ...rest,
  } as ReportInput);
}

describe("buildReport", () => {
  it("certifies what passed, and gives no reason then", () => {
    const report = reportOf([PASSED, UNPROVEN]);
    expect(report.certified).toBe(true);
    expect(report).not.toHaveProperty("notCertified");
  });

  it.each<[string, CaseOutcome[], Partial<ReportInput>, RegExp]>([
    ["nothing was planned", [], {}, /no case was planned/],
    ["nothing was tried", [UNPROVEN, NOT_APPLICABLE], {}, /^nothing was tried: all 2 cases/],
    ["a shard is empty", [], { isShard: true }, /the shard has no case/],
    ["cases were not run", [PASSED], { notRun: 3 }, /^3 planned cases were not run$/],
    [
      "an invariant is unproven and proof is required",
      [PASSED, UNPROVEN],
      { requireProof: true },
      /PARSE-002$/,
    ],
    ["there are no fixtures", [], { fixtures: [] }, /no fixtures of provider toy/],
  ])("does not certify when %s, and says so", (_case, outcomes, rest, reason) => {
    const report = reportOf(outcomes, rest);
    expect(report.certified).toBe(false);
    expect(report.notCertified?.join("\n")).toMatch(reason);
  });

  it("certifies a shard whose cases do not apply", () => {
    expect(reportOf([NOT_APPLICABLE], { isShard: true }).certified).toBe(true);
  });
});
