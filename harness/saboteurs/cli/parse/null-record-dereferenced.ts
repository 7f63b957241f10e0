import { changeLines } from "../../kit/change-lines.ts";
import { type JsonRecord, jsonOfLine } from "../../kit/json-record.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "null-record-dereferenced",
  invariant: "INV-CLI-PARSE-007",
  fault: "Reads the type of whatever JSON.parse gives, also of null (link-assistant/hive-mind#1969).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeLines(adapter, ({ outputFormat }) => (line, stream) => {
      const value = isRecordFormat(outputFormat) && stream === "out" ? jsonOfLine(line) : undefined;
      if (value !== undefined) void (value as JsonRecord).type;
      return line;
    }),
} satisfies Saboteur;
