import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { recordsOfLine } from "../wrap/json-record.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";
import { withoutRecords } from "../wrap/skip.ts";

export default {
  name: "unknown-type-ends-the-stream",
  invariant: "INV-CLI-PARSE-008",
  fault: "Stops reading at a record type that is not in its list (RichardAtCT/claude-code-telegram#72).",
  skip: withoutRecords,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeLines(adapter, ({ outputFormat }) => {
      let stopped = false;
      return (line, stream) => {
        if (outputFormat !== "stream-json" || stream === "err") return line;
        stopped ||= !recordsOfLine(line).every(shapes.knowsType);
        return stopped ? null : line;
      };
    });
  },
} satisfies Saboteur;
