import type { Run } from "../../model/target.ts";
import { documentsOf } from "../../records/documents.ts";
import { withBytes } from "../../records/with-bytes.ts";

const NEWLINE = Buffer.from("\n");
const LF = 0x0a;

/** How many places `insertLines` knows in a `stream-json` run: before each record, and after the last one. */
export function linePositions(run: Run): number {
  const records = documentsOf(run).filter((piece) => piece.records.length > 0).length;
  return records === 0 ? 0 : records + 1;
}

/**
 * Puts lines between the records of a `stream-json` run. Only places beside whole records are used, so that a record
 * which a CLI printed over several lines is never torn apart.
 *
 * @param linesAt the lines for place 0 (before the first record) to n (after the last one), without line ends.
 */
export function insertLines(run: Run, linesAt: (position: number) => readonly (string | Uint8Array)[]): Run {
  const parts: Uint8Array[] = [];
  const add = (position: number) => {
    for (const line of linesAt(position)) parts.push(Buffer.from(line as Uint8Array), NEWLINE);
  };
  const last = linePositions(run) - 1;
  let position = 0;
  for (const { bytes, records } of documentsOf(run)) {
    if (records.length > 0) add(position++);
    parts.push(bytes);
    if (records.length > 0 && position === last) {
      const extra = parts.length;
      add(position);
      if (parts.length > extra && bytes.at(-1) !== LF) parts.splice(extra, 0, NEWLINE);
    }
  }
  return withBytes(run, { out: Buffer.concat(parts) });
}
