import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome, withoutDiagnostics } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { asError } from "../../kit/verdicts.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-008", [
  {
    name: "needs-the-version",
    fault: "Reads no run whose CLI version it is not given (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ manifest }) => manifest.cli.version != null)
        ? null
        : "no run here has a version",
    sabotage: (adapter) =>
      wrapParser(adapter, ({ cliVersion }) => ({
        outcome: (outcome) =>
          cliVersion === undefined
            ? asError(outcome, "output_invalid", "unknown CLI version", "exit")
            : outcome,
      })),
  },
  {
    name: "unknown-field-rejected",
    fault: "Drops a record that has a field it does not know (BloopAI/vibe-kanban#2126).",
    skip: withoutRecords,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeLines(adapter, () => (line) => {
        const strange = recordsOfLine(line).some((record) => shapes.unknownKeys(record).length > 0);
        return strange ? null : line;
      });
    },
  },
  {
    name: "unknown-type-ends-the-stream",
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
  },
  {
    name: "unknown-type-fails-the-run",
    fault:
      "Reports a run as failed because it holds a record type that is not in its list (AndyMik90/Aperant#1864).",
    skip: withoutRecords,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeOutcome(adapter, (outcome, seen) =>
        seen.records().every(shapes.knowsType)
          ? outcome
          : asError(outcome, "output_invalid", "unknown message type", "record"),
      );
    },
  },
  {
    name: "unknown-type-throws",
    fault: "Throws on a record type that is not in its list (anthropics/claude-agent-sdk-python#599).",
    skip: withoutRecords,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeLines(adapter, () => (line) => {
        const unknown = recordsOfLine(line).find((record) => !shapes.knowsType(record));
        if (unknown !== undefined)
          throw new Error(`unknown message: ${JSON.stringify(unknown).slice(0, 80)}`);
        return line;
      });
    },
  },
  {
    name: "unknown-types-not-counted",
    fault: "Passes over records of unknown types without a trace (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) => withoutDiagnostics(adapter, "unknownTypes"),
  },
  {
    name: "known-types-counted-as-unknown",
    fault: "Counts records that it reads among those that it does not know (no public report found).",
    skip: (adapter) =>
      withoutRecords(adapter) ??
      (someFixture(adapter, ({ manifest }) => manifest.provenance.kind === "recorded")
        ? null
        : "no run of the CLI was recorded"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        diagnostics: {
          ...outcome.diagnostics,
          unknownTypes: { ...outcome.diagnostics?.unknownTypes, known: 1 },
        },
      })),
  },
]);
