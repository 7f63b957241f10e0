import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";

/** The report itself, and those on host contracts that stand in it: `certify --all` makes one of each. */
export function allReports(report: CertificationReport): CertificationReport[] {
  const { hosts = [], ...own } = report;
  return [own, ...hosts];
}
