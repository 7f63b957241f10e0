import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "unknown-type-throws",
  invariant: "INV-CLI-PARSE-008",
  fault: "Throws on a record type that is not in its list (anthropics/claude-agent-sdk-python#599).",
  skip: withoutRecords,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeLines(adapter, () => (line) => {
      const unknown = recordsOfLine(line).find((record) => !shapes.knowsType(record));
      if (unknown !== undefined) throw new Error(`unknown message: ${JSON.stringify(unknown).slice(0, 80)}`);
      return line;
    });
  },
} satisfies Saboteur;
