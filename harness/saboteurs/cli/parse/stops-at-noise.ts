import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

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
