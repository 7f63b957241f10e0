import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import type { CaseRun, Verdict } from "./verdict.ts";

/** What a case came to, as the report holds it: the run to keep and the replay path are not part of it. */
export function toCaseResult(
  planned: { invariant: string; fixture: string | null },
  run: CaseRun & { verdict: Verdict },
): CaseResult {
  const { finding, reason } = run;
  return {
    invariant: planned.invariant,
    fixture: planned.fixture ?? finding?.fixture ?? null,
    verdict: run.verdict,
    inputs: run.inputs,
    ...(reason === undefined ? {} : { reason }),
    ...(finding === undefined ? {} : { finding: reportedFinding(finding) }),
  };
}

type CheckFinding = NonNullable<CaseRun["finding"]>;

function reportedFinding(finding: CheckFinding): NonNullable<CaseResult["finding"]> {
  const { run: _run, path: _path, fixture: _fixture, ...shown } = finding;
  return JSON.parse(JSON.stringify(shown));
}
