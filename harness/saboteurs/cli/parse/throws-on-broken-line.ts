import { changeLines } from "../../kit/change-lines.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

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
