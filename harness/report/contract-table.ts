import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { allReports } from "./all-reports.ts";
import { isUnproven } from "./is-unproven.ts";

/**
 * Adapter by contract: `certified` or `NOT CERTIFIED`, the latter with how many invariants broke; `-` where the contract
 * has no place for the adapter.
 */
export function contractTable(report: CertificationReport): string[][] {
  const reports = allReports(report);
  const rows = report.adapters.map(({ id }) => [
    id,
    ...reports.map(({ adapters }) => {
      const own = adapters.find((adapter) => adapter.id === id);
      if (own === undefined) return "-";
      const broken = own.invariants.filter(({ verdict }) => BROKEN.has(verdict)).length;
      if (!own.certified) return `NOT CERTIFIED, ${broken} broken`;
      return isUnproven(own) ? "certified, unproven" : "certified";
    }),
  ]);
  return [["adapter", ...reports.map(({ contract }) => contract)], ...rows];
}

const BROKEN: ReadonlySet<string> = new Set(["failed", "errored", "timed-out"]);
