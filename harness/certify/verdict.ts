import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import type { CheckFinding } from "../checks/kit/check.ts";

/** What a case may come to; see schemas/harness/v1/report. */
export type Verdict = CaseResult["verdict"];

/** Outcome of one case: the result of its check (CheckResult), or how the check was ended. */
export interface CaseOutcome {
  verdict: Verdict | "not-applicable";
  /** How many inputs were tried. */
  inputs: number;
  reason?: string | undefined;
  finding?: CheckFinding | undefined;
}

/** Verdicts that cost the certificate. */
export const BROKEN: ReadonlySet<string> = new Set(["failed", "errored", "timed-out"]);

/** All verdicts, in the order of a report's totals. */
export const VERDICTS = [
  "passed",
  "failed",
  "errored",
  "timed-out",
  "known-failure",
  "unsupported",
  "unproven",
  "not-applicable",
] as const;

/** The result of the case, as the report holds it: the run to keep and the replay path are not part of it. */
export function toCaseResult(
  planned: { invariant: string; fixture: string | null },
  outcome: CaseOutcome & { verdict: Verdict },
): CaseResult {
  const { finding, reason } = outcome;
  return {
    invariant: planned.invariant,
    fixture: planned.fixture ?? finding?.fixture ?? null,
    verdict: outcome.verdict,
    inputs: outcome.inputs,
    ...(reason === undefined ? {} : { reason }),
    ...(finding === undefined ? {} : { finding: reportedFinding(finding) }),
  };
}

function reportedFinding(finding: CheckFinding): NonNullable<CaseResult["finding"]> {
  const { run: _run, path: _path, fixture: _fixture, ...shown } = finding;
  return JSON.parse(JSON.stringify(shown));
}
