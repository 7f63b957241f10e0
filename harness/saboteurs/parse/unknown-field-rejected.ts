import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { recordsOfLine } from "../wrap/json-record.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";
import { withoutRecords } from "../wrap/skip.ts";

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
