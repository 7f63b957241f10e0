import type {
  AdapterReport,
  CertificationReport,
  InvariantResult,
} from "../../schemas/harness/v1/generated/report.ts";
import { familyOf } from "../model/invariants.ts";
import { verdictWords } from "./rendering.ts";

/**
 * One row for each adapter, one column for each family: invariants that hold, of all that were asked for.
 *
 * @param isWide with the numbers of fixtures, cases and inputs too; a terminal has no room for them.
 */
export function summaryTable(report: CertificationReport, isWide: boolean): string[][] {
  const families = [
    ...new Set(report.adapters.flatMap(({ invariants }) => invariants.map(({ id }) => familyOf(id)))),
  ];
  const rows = report.adapters.map((adapter) => [
    adapter.id,
    ...families.map((family) => cell(adapter, family)),
    ...(isWide ? numbers(adapter) : []),
    isWide ? verdictWords(adapter) : adapter.certified ? "certified" : "NOT CERTIFIED",
  ]);
  return [["adapter", ...families, ...(isWide ? NUMBERS : []), ""], ...rows];
}

const NUMBERS = ["fixtures", "recorded", "derived", "reported", "CLI versions", "cases", "inputs"];

function numbers({ fixtures, cliVersions, invariants }: AdapterReport): string[] {
  const { total, recorded, derived, reported } = fixtures;
  const cases = sum(invariants, (result) => result.cases);
  const inputs = sum(invariants, (result) => result.inputs);
  return [total, recorded, derived, reported, cliVersions.length, cases, inputs].map(String);
}

/** `12/12`, `11/12`, `-` where nothing could be tried. */
function cell({ invariants }: AdapterReport, family: string): string {
  const own = invariants.filter(({ id }) => familyOf(id) === family);
  const good = own.filter(({ verdict }) => verdict === "passed" || verdict === "known-failure");
  const tried = own.filter(({ verdict }) => verdict !== "unsupported" && verdict !== "unproven");
  return tried.length === 0 ? "-" : `${good.length}/${own.length}`;
}

function sum(results: readonly InvariantResult[], of: (result: InvariantResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}
