import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "unknown-field-rejected",
  invariant: "INV-CLI-PARSE-008",
  fault: "Drops a record that has a field it does not know (BloopAI/vibe-kanban#2126).",
  skip: withoutRecords,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeLines(adapter, () => (line) => {
      const strange = recordsOfLine(line).some((record) => shapes.unknownKeys(record).length > 0);
      return strange ? null : line;
    });
  },
} satisfies Saboteur;
