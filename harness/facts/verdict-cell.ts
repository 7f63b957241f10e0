import type { Outcome, RunError } from "../../contracts/cli/v1/adapter.ts";
import table from "../../contracts/cli/v1/verdict-table.json" with { type: "json" };
import type { Difference } from "../driver/compare-replays.ts";
import type { ExitCase } from "./exit-columns.ts";

export type VerdictRow = "ok" | "error" | "absent" | "noTerminalFormat";

/** A place in the verdict table, and what is known besides of the run put there. */
export interface VerdictPlace {
  row: VerdictRow;
  exit: ExitCase;
  /** The run shows other signs of trouble: then they may decide the class. */
  hasEvidence: boolean;
  /** Categories that its terminal record may stand for; undefined when that is not known. */
  recordCategories: readonly string[] | undefined;
  /** The adapter reports what kind of failure it was: without it only the status is judged. */
  hasClass: boolean;
}

/**
 * Holds an outcome against contracts/cli/v1/verdict-table.json.
 *
 * @returns how it differs from every cell that this exit may be counted in, or undefined.
 */
export function breaksCell(place: VerdictPlace, outcome: Outcome): Difference | undefined {
  const cells = place.exit.columns.flatMap((column) => cellsOf(place, column));
  const [first] = cells.map((cell) => breaks(cell, place, outcome)).filter((found) => found !== undefined);
  return cells.some((cell) => breaks(cell, place, outcome) === undefined) ? undefined : first;
}

/** The cell without a marker; also the one with it when stderr might hold a marker of the provider's. */
function cellsOf({ row, hasEvidence }: VerdictPlace, column: string): string[] {
  const at = table.columns.indexOf(column);
  const { plain, marker } = table.rows[row];
  return hasEvidence && plain[at] !== marker[at] ? [plain[at]!, marker[at]!] : [plain[at]!];
}

function breaks(cell: string, place: VerdictPlace, { status, error }: Outcome): Difference | undefined {
  const [expected, source] = cell.split(":");
  if (status !== expected) return { path: "outcome.status", expected: expected!, actual: status };
  if (expected === "ok" || error === null || error === undefined) return undefined;
  return place.hasClass ? breaksSource(source!, place, error) : undefined;
}

function breaksSource(source: string, place: VerdictPlace, error: RunError): Difference | undefined {
  const { recordCategories, hasEvidence } = place;
  switch (source) {
    case "record":
    case "record-or-cancelled": {
      if (source === "record-or-cancelled" && error.kind === "cancelled") return undefined;
      if (recordCategories === undefined || recordCategories.includes(error.category)) return undefined;
      return differs("category", recordCategories.join(" or "), error.category);
    }
    case "stream_truncated":
      return hasEvidence || error.kind === source ? undefined : differs("kind", source, error.kind);
    case "timeout":
      if (hasEvidence && error.evidence !== "exit") return undefined;
      return error.category === source ? undefined : differs("category", source, error.category);
    case "cancelled":
      return error.kind === source ? undefined : differs("kind", source, error.kind);
    case "evidence":
      // It ended by itself: without words that say so, it was neither ended from outside nor by its caller.
      return error.evidence === "exit" && OF_OTHERS.has(error.kind)
        ? differs("kind", "one of a run that ended by itself", error.kind)
        : undefined;
    default:
      return undefined;
  }
}

/** Kinds of runs that were ended from outside. */
const OF_OTHERS: ReadonlySet<string> = new Set(["timeout", "cancelled"]);

function differs(field: string, expected: string, actual: string): Difference {
  return { path: `outcome.error.${field}`, expected, actual };
}
