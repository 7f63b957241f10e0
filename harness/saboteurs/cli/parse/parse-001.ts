import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { jsonOfLine, recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

function depth(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

export default saboteursOf("INV-CLI-PARSE-001", [
  {
    name: "outcome-is-no-json",
    fault:
      "Reports figures as bigint, which JSON.stringify throws on when the outcome is stored (no public report found).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        diagnostics: { ...outcome.diagnostics, startedAt: 0n },
      })),
  },
  {
    name: "field-of-its-own",
    fault: "Adds a field to the outcome that the contract does not know (no public report found).",
    sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, exitCode: outcome.exit.code })),
  },
  {
    name: "throws-on-broken-line",
    fault: "Parses every line of stdout without a catch (anthropics/claude-agent-sdk-python#31).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeLines(adapter, ({ outputFormat }) => (line, stream) => {
        if (isRecordFormat(outputFormat) && stream === "out" && line.trim() !== "") JSON.parse(line);
        return line;
      }),
  },
  {
    name: "throws-on-deep-nesting",
    fault:
      "Walks every record by recursion, so that a deeply nested one exhausts the stack; no public report found.",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeLines(adapter, () => (line) => {
        depth(jsonOfLine(line));
        return line;
      }),
  },
  {
    name: "throws-on-empty-output",
    fault:
      "Reads the last record without checking that there is one; the reason was on stderr only (berenddeboer/ready-for-agent#1057).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        if (isRecordFormat(seen.options.outputFormat)) void seen.records().at(-1)!.type;
        return outcome;
      }),
  },
  {
    name: "throws-on-an-error-alone",
    fault: "Reads into the error of a document that has nothing else (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        for (const record of seen.records()) {
          const { error, ...others } = record;
          if (typeof error === "string" && Object.keys(others).length === 0)
            throw new TypeError("no error.message");
        }
        return outcome;
      }),
  },
  {
    name: "throws-on-invalid-utf8",
    fault:
      "Decodes stdout with a decoder that throws on the first bad byte (anthropics/claude-agent-sdk-python#34).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        const decoder = new TextDecoder("utf-8", { fatal: true });
        return {
          bytes(stream, bytes) {
            if (stream === "out") decoder.decode(bytes, { stream: true });
            return bytes;
          },
        };
      }),
  },
  {
    name: "throws-on-two-odd-fields",
    fault:
      "Looks at one field before it reads another, and throws where both are odd (imbue-ai/sculptor#254).",
    skip: withoutRecords,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeLines(adapter, () => (line) => {
        const [first, second] = recordsOfLine(line).flatMap(shapes.oddKeys);
        if (first !== undefined && second !== undefined) throw new TypeError(`${first} is not a function`);
        return line;
      });
    },
  },
  {
    name: "throws-on-signal",
    fault:
      "Assumes that the exit code is a number; it is null when a signal ended the process (open-gsd/gsd-pi#2040).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        exit(exit) {
          void exit.code!.toString();
          return exit;
        },
      })),
  },
]);
