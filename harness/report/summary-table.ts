import type {
  AdapterReport,
  CertificationReport,
  InvariantResult,
} from "../../schemas/harness/v1/generated/report.ts";
import { familyOf } from "../model/invariants.ts";
import { isUnproven } from "./rendering.ts";

/**
 * One row for each adapter, one column for each family: invariants that hold, of those that could be tried; then its
 * fixtures and where they come from. An adapter without any recorded fixture that says how its run came out is
 * marked as unproven.
 */
export function summaryTable(report: CertificationReport): string[][] {
  const families = [
    ...new Set(report.adapters.flatMap(({ invariants }) => invariants.map(({ id }) => familyOf(id)))),
  ];
  const rows = report.adapters.map((adapter) => [
    adapter.id,
    ...families.map((family) => cell(adapter, family)),
    String(adapter.fixtures.total),
    String(adapter.fixtures.recorded),
    String(adapter.fixtures.derived),
    String(adapter.fixtures.reported),
    String(adapter.cliVersions.length),
    String(sum(adapter.invariants, ({ cases }) => cases)),
    String(sum(adapter.invariants, ({ inputs }) => inputs)),
    (adapter.certified ? "certified" : "NOT CERTIFIED") + (isUnproven(adapter) ? ", unproven" : ""),
  ]);
  const counts = ["fixtures", "recorded", "derived", "reported", "CLI versions", "cases", "inputs"];
  return [["adapter", ...families, ...counts, ""], ...rows];
}

/** `12/12`, `11/12`, `-` where nothing could be tried. */
function cell({ invariants }: AdapterReport, family: string): string {
  const own = invariants.filter(({ id, cases }) => familyOf(id) === family && cases > 0);
  const good = own.filter(({ verdict }) => verdict === "passed" || verdict === "known-failure");
  const tried = own.filter(({ verdict }) => verdict !== "unsupported" && verdict !== "unproven");
  return tried.length === 0 ? "-" : `${good.length}/${tried.length}`;
}

function sum(results: readonly InvariantResult[], of: (result: InvariantResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}
