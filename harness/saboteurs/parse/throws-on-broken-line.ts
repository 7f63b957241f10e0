import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { isRecordFormat, withoutRecords } from "../wrap/skip.ts";

export default {
  name: "throws-on-broken-line",
  invariant: "INV-CLI-PARSE-001",
  fault: "Parses every line of stdout without a catch (anthropics/claude-agent-sdk-python#31).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeLines(adapter, ({ outputFormat }) => (line, stream) => {
      if (isRecordFormat(outputFormat) && stream === "out" && line.trim() !== "") JSON.parse(line);
      return line;
    }),
} satisfies Saboteur;
