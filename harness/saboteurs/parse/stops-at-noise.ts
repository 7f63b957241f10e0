import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { recordsOfLine } from "../wrap/json-record.ts";
import { withoutRecords } from "../wrap/skip.ts";

export default {
  name: "stops-at-noise",
  invariant: "INV-CLI-PARSE-007",
  fault: "Gives up at the first line that is no record (utensils/claudette#982).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeLines(adapter, ({ outputFormat }) => {
      let stopped = false;
      return (line, stream) => {
        if (outputFormat !== "stream-json" || stream === "err") return line;
        stopped ||= line.trim() !== "" && recordsOfLine(line).length === 0;
        return stopped ? null : line;
      };
    }),
} satisfies Saboteur;
