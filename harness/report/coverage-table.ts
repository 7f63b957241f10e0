import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import { columns } from "./rendering.ts";

const LEGEND = "number: fixtures that show it; -: the manifest says why none does; !: neither";

/** Is in a cell that no fixture shows and the manifest explains. */
const EXPLAINED = "-";

/**
 * How many fixtures show each category of error on each surface, for a terminal: `-` where there is a reason for none
 * (the markdown and JSON reports have it), `!` where nothing is said.
 */
export function coverageTable(coverage: AdapterReport["errorCoverage"]): string[] {
  if (coverage === undefined) return [];
  const surfaces = [...new Set(Object.values(coverage).flatMap((cells) => Object.keys(cells)))];
  const rows = Object.entries(coverage).map(([category, cells]) => [
    category,
    ...surfaces.map((surface) => inShort(cells[surface])),
  ]);
  return ["", ...columns([["errors shown by", ...surfaces], ...rows]), LEGEND];
}

function inShort(cell: string | undefined): string {
  if (cell === undefined || cell === "unexplained") return "!";
  return /^\d+$/.test(cell) ? cell : EXPLAINED;
}
