import { changeLines } from "../../kit/change-lines.ts";
import { isRecord, type JsonRecord, recordsOfLine } from "../../kit/json-record.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "polluting-merge",
  invariant: "INV-CLI-PARSE-012",
  fault: "Merges every record into its state key by key, __proto__ included; no public report found.",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeLines(adapter, () => {
      const state: JsonRecord = {};
      return (line) => {
        for (const record of recordsOfLine(line)) merge(state, record);
        return line;
      };
    }),
} satisfies Saboteur;

function merge(into: JsonRecord, from: JsonRecord): void {
  for (const [key, value] of Object.entries(from)) {
    const old = into[key];
    if (isRecord(value) && isRecord(old)) merge(old, value);
    else into[key] = value;
  }
}
