import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import type { CheckFinding } from "../checks/kit/check.ts";

/** What a case may come to; see schemas/harness/v1/report. */
export type Verdict = CaseResult["verdict"];

/** What one case came to, before the report makes it a CaseResult. A case that does not apply is counted out. */
export interface CaseRun {
  verdict: Verdict | "not-applicable";
  /** Inputs tried. */
  inputs: number;
  reason?: string | undefined;
  finding?: CheckFinding | undefined;
}

/** Verdicts that cost the certificate. */
export const BROKEN: ReadonlySet<string> = new Set(["failed", "errored", "timed-out"]);
