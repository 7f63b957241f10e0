import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { brokenInvariants } from "./failures.ts";
import { allReports, isUnproven } from "./rendering.ts";

/**
 * Adapter by contract: `certified` or `NOT CERTIFIED`, the latter with how many invariants broke; `-` where the adapter
 * was not certified on the contract.
 */
export function contractTable(report: CertificationReport): string[][] {
  const reports = allReports(report);
  const rows = report.adapters.map(({ id }) => [
    id,
    ...reports.map(({ adapters }) => {
      const own = adapters.find((adapter) => adapter.id === id);
      if (own === undefined) return "-";
      if (!own.certified) return `NOT CERTIFIED, ${brokenInvariants(own).length} broken`;
      return isUnproven(own) ? "certified, unproven" : "certified";
    }),
  ]);
  return [["adapter", ...reports.map(({ contract }) => contract)], ...rows];
}
