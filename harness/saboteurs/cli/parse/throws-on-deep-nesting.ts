import { changeLines } from "../../kit/change-lines.ts";
import { jsonOfLine } from "../../kit/json-record.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "throws-on-deep-nesting",
  invariant: "INV-CLI-PARSE-001",
  fault:
    "Walks every record by recursion, so that a deeply nested one exhausts the stack; no public report found.",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeLines(adapter, () => (line) => {
      depth(jsonOfLine(line));
      return line;
    }),
} satisfies Saboteur;

function depth(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}
