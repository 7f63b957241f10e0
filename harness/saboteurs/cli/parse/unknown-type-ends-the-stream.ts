import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

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
