import type { AdapterReport } from "../../../schemas/harness/v1/generated/report.ts";
import type { Question } from "../../driver/overheard-target.ts";

/** Writes what one case asks the adapter, so that its author can ask it by hand. */
export interface DumpWriter {
  /** Called with each input before the adapter gets it. */
  asked(question: Question): void;
  /** What the case came to, in one line for a person. */
  summary(report: AdapterReport): string;
}

/**
 * Each question becomes a line of the process protocol with an id of its own, so that the whole may be piped into an
 * adapter program.
 *
 * @param write where the lines go.
 */
export function dumpWriter(write: (line: string) => void): DumpWriter {
  let count = 0;
  return {
    asked(question) {
      write(`${JSON.stringify({ id: ++count, ...question })}\n`);
    },
    summary({ invariants, cases }) {
      const [{ id, verdict } = { id: "?", verdict: "?" }] = invariants;
      const [shown] = cases;
      const why = shown?.finding?.message ?? shown?.reason;
      const inputs = count === 1 ? "1 input" : `${count} inputs`;
      return `${inputs} of ${id}: ${verdict}${why === undefined ? "" : `: ${why}`}\n`;
    },
  };
}
