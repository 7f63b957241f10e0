import type { BenchReport } from "./bench-report.ts";

/**
 * An earlier report with what was measured since in place of what it had; adapters by name. Pure. A report from before
 * the mocks were measured has no word of them.
 */
export function updatedBench(earlier: BenchReport, report: BenchReport): BenchReport {
  const measured = new Set(report.adapters.map(({ adapter }) => adapter));
  const others = earlier.adapters.filter(({ adapter }) => !measured.has(adapter));
  const adapters = [...others, ...report.adapters].sort((a, b) => (a.adapter < b.adapter ? -1 : 1));
  return { ...report, adapters, mocks: report.mocks ?? earlier.mocks ?? null };
}
