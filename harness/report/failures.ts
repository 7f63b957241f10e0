import type { AdapterReport, CaseResult, Finding } from "../../schemas/harness/v1/generated/report.ts";
import { BROKEN } from "../certify/verdict.ts";

/** A case that cost the certificate; every such case has a finding. */
export type BrokenCase = CaseResult & { finding: Finding };

/** An invariant with the cases it broke in. */
export interface BrokenInvariant {
  id: string;
  cases: BrokenCase[];
  /** Cases of this invariant that were tried. */
  tried: number;
}

/** What broke, by invariant, in the order of the report. */
export function brokenInvariants({ cases, invariants }: AdapterReport): BrokenInvariant[] {
  return invariants
    .map(({ id, cases: tried }) => ({ id, tried, cases: cases.filter((one) => isBroken(one, id)) }))
    .filter(({ cases }) => cases.length > 0);
}

function isBroken(one: CaseResult, invariant: string): one is BrokenCase {
  return one.invariant === invariant && BROKEN.has(one.verdict) && one.finding !== undefined;
}

/** `3 failed, 1 timed-out`: verdicts that occur, with their numbers. */
export function countsInWords(totals: Readonly<Record<string, number>>): string {
  const words = Object.entries(totals).filter(([, count]) => count > 0);
  return words.map(([verdict, count]) => `${count} ${verdict}`).join(", ") || "nothing was run";
}
