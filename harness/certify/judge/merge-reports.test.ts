import { describe, expect, it } from "vitest";
import type { AdapterReport, CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { mergeReports } from "./merge-reports.ts";

type Invariants = AdapterReport["invariants"];
type Cases = AdapterReport["cases"];

function shard(index: number, count: number, part: Partial<AdapterReport> = {}): CertificationReport {
  return {
    schemaVersion: 1,
    cliproof: "0.1.0",
    contract: "cli",
    seed: 1,
    runs: 10,
    corpusSha256: "ab".repeat(32),
    shard: { index, count },
    certified: true,
    adapters: [
      {
        id: "parrot",
        version: "1.0.0",
        provider: "parrot",
        certified: true,
        cliVersions: [],
        fixtures: { total: 1, recorded: 1, derived: 0, reported: 0 },
        totals: { passed: 2 },
        attacks: { transformations: index, properties: 0 },
        invariants: [{ id: "INV-CLI-PARSE-001", verdict: "passed", cases: 2, inputs: 4 }],
        cases: [],
        skipped: [],
        covers: { tried: 1, of: 1 },
        ...part,
      },
    ],
  };
}

const KNOWN = { invariant: "INV-CLI-PARSE-001", fixture: "*" };
const failing = (verdict: Cases[number]["verdict"]): Cases => [
  { invariant: "INV-CLI-PARSE-001", fixture: "parrot/1.0.0/a", verdict, inputs: 1 },
];

function merged(...reports: CertificationReport[]): AdapterReport {
  const result = mergeReports(reports);
  if (!result.ok) throw new Error(result.problem);
  expect(result.report).not.toHaveProperty("shard");
  expect(result.report.certified).toBe(result.report.adapters[0]!.certified);
  return result.report.adapters[0]!;
}

describe("the reports of all shards", () => {
  it("are one report, in any order", () => {
    const other: Invariants = [
      { id: "INV-CLI-ERR-001", verdict: "unproven", cases: 0, inputs: 0, reason: "none" },
      { id: "INV-CLI-PARSE-001", verdict: "passed", cases: 1, inputs: 3 },
    ];
    const report = merged(
      shard(2, 2, { invariants: other, totals: { passed: 1, unproven: 1 } }),
      shard(1, 2),
    );
    expect(report).toMatchObject({
      certified: true,
      totals: { passed: 3, unproven: 1 },
      covers: { tried: 1, of: 2 },
      invariants: [
        { id: "INV-CLI-PARSE-001", verdict: "passed", cases: 3, inputs: 7 },
        { id: "INV-CLI-ERR-001", verdict: "unproven", reason: "none" },
      ],
    });
  });

  it("are not certified where one shard is not", () => {
    const failed = shard(2, 2, {
      certified: false,
      cases: failing("failed"),
      invariants: [{ id: "INV-CLI-PARSE-001", verdict: "failed", cases: 1, inputs: 1 }],
    });
    const report = merged(shard(1, 2), failed);
    expect(report.certified).toBe(false);
    expect(report.invariants[0]).toMatchObject({ verdict: "failed", cases: 3 });
    expect(merged(shard(1, 2), shard(2, 2, { notRun: 3, notCertified: ["3 were not run"] }))).toMatchObject({
      certified: false,
      notRun: 3,
      notCertified: ["3 were not run"],
    });
  });

  it("judge a known failure that no shard could judge", () => {
    const unjudged = { unjudgedKnownFailures: [KNOWN] };
    const still = merged(
      shard(1, 2, unjudged),
      shard(2, 2, { ...unjudged, cases: failing("known-failure"), totals: { "known-failure": 1 } }),
    );
    expect(still.certified).toBe(true);
    const passed = merged(shard(1, 2, unjudged), shard(2, 2, unjudged));
    expect(passed).toMatchObject({
      certified: false,
      totals: { passed: 4, failed: 1 },
      invariants: [{ verdict: "failed" }],
      cases: [{ finding: { message: expect.stringContaining("known failure passed") } }],
    });
    expect(passed).not.toHaveProperty("unjudgedKnownFailures");
  });

  const whole = () => {
    const { shard: _, ...report } = shard(1, 1);
    return report;
  };
  it.each<[string, CertificationReport[], string]>([
    ["none", [], "there is no report to merge"],
    ["a whole run", [whole()], "is of a whole run"],
    ["two of three", [shard(1, 3), shard(3, 3)], "shard 2/3 is missing"],
    ["one twice", [shard(1, 2), shard(1, 2)], "shard 1/2 is there twice"],
    ["of two and of three", [shard(1, 2), shard(2, 3)], "of 2 and 3 shards"],
    ["of two seeds", [shard(1, 2), { ...shard(2, 2), seed: 7 }], "seed is 1 and 7"],
    ["of two corpora", [shard(1, 2), { ...shard(2, 2), corpusSha256: "cd".repeat(32) }], "corpusSha256 is"],
    ["of two adapters", [shard(1, 2), shard(2, 2, { id: "crow" })], "different adapters"],
  ])("are refused in one line: %s", (_name, reports, problem) => {
    const result = mergeReports(reports);
    expect(result.ok ? "" : result.problem).toContain(problem);
  });
});
