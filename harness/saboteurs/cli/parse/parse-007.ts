import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome, withoutDiagnostics } from "../../kit/change-outcome.ts";
import { type JsonRecord, jsonOfLine, recordsOfLine } from "../../kit/json-record.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-007", [
  {
    name: "document-behind-a-line-unread",
    fault: "Finds the document of a json run only where stdout begins with it. (no public report found)",
    skip: (adapter) => (adapter.manifest.outputFormats.includes("json") ? null : "it has no json format"),
    sabotage: (adapter) =>
      wrapParser(adapter, ({ outputFormat }) => {
        let isFirst = outputFormat === "json";
        return {
          bytes(stream, bytes) {
            if (stream === "err" || !isFirst || bytes.length === 0) return bytes;
            isFirst = false;
            const begins = /^[\s\uFEFF]*[{[]/.test(Buffer.from(bytes).toString("utf8"));
            return begins ? bytes : Buffer.concat([Buffer.from("{ "), bytes]);
          },
        };
      }),
  },
  {
    name: "banner-becomes-answer",
    fault: "Adds lines that are not records to the answer (defai-digital/AutomatosX, its stdout parser).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        if (outcome.content === null || seen.records().length === 0) return outcome;
        return { ...outcome, content: [...seen.noise(), outcome.content].join("\n") };
      }),
  },
  {
    name: "noise-not-counted",
    fault: "Skips lines without counting them in the diagnostics (google-github-actions/run-gemini-cli#516).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        diagnostics: { ...outcome.diagnostics, skippedLines: 0, samples: [] },
      })),
  },
  {
    name: "noise-sampled-from-the-head",
    fault: "Keeps no sample of the last skipped lines, which say what went wrong (blogminhquy/javis-os#228).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        const [first] = outcome.diagnostics?.samples ?? [];
        return first === undefined
          ? outcome
          : { ...outcome, diagnostics: { ...outcome.diagnostics, samples: [first] } };
      }),
  },
  {
    name: "null-record-dereferenced",
    fault: "Reads `type` of any value that JSON.parse returns, also of null (link-assistant/hive-mind#1969).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeLines(adapter, ({ outputFormat }) => (line, stream) => {
        const value = isRecordFormat(outputFormat) && stream === "out" ? jsonOfLine(line) : undefined;
        if (value !== undefined) void (value as JsonRecord).type;
        return line;
      }),
  },
  {
    name: "skipped-lines-not-counted",
    fault: "Does not count lines that are not records (google-github-actions/run-gemini-cli#516).",
    skip: withoutRecords,
    sabotage: (adapter) => withoutDiagnostics(adapter, "skippedLines", "samples"),
  },
  {
    name: "stops-at-noise",
    fault: "Stops parsing at the first line that is not a record (utensils/claudette#982).",
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
  },
  {
    name: "string-record-as-answer",
    fault: "Treats a line that is a JSON string as the answer (lidge-jun/opencodex#2531).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const text = seen
          .lines()
          .map(jsonOfLine)
          .findLast((value) => typeof value === "string");
        return outcome.content === null || text === undefined ? outcome : { ...outcome, content: text };
      }),
  },
]);
