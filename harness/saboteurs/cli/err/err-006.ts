import { recordKind } from "../../../records/record-type.ts";
import { changeError, withoutDiagnostics } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

const TROUBLE = /(?:^|[._/])(?:\w+_)?(?:retry|warning|error)$/;

export default saboteursOf("INV-CLI-ERR-006", [
  {
    name: "banner-on-stdout-as-reason",
    fault:
      "Reports the first stray line of stdout as the reason, although stderr or a record has it (alexhawat/mergeCraft#445).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeError(adapter, (_error, seen) => {
        const [banner] = seen.options.outputFormat === "text" ? [] : seen.noise();
        return banner === undefined ? {} : { message: banner.slice(0, 200), evidence: "stdout" };
      }),
  },
  {
    name: "empty-message",
    fault: "Reports a failure without a message (anthropics/claude-code-action#823).",
    sabotage: (adapter) => changeError(adapter, () => ({ message: "" })),
  },
  {
    name: "error-list-lost",
    fault: "Does not read the list of errors in the record (liliu-z/stashbase#131).",
    skip: (adapter) => (recordedShapes(adapter).holdsKey("errors") ? null : "no record lists its errors"),
    sabotage: (adapter) =>
      changeError(adapter, (error, seen) => {
        const listed = seen.records().some(({ errors }) => Array.isArray(errors) && errors.length > 0);
        return { message: listed ? "the run failed" : error.message };
      }),
  },
  {
    name: "first-line-as-reason",
    fault: "Reports the first line of stderr as the reason, whatever it says. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, (_error, seen) => {
        const [first = "", ...others] = seen.text("err").trim().split("\n");
        return seen.text("out") === "" && others.length > 0 ? { message: first } : {};
      }),
  },
  {
    name: "head-of-stderr-alone",
    fault: "Keeps the first 64 KB of stderr, where a long log ends with the reason. (no public report found)",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        let left = 64 * 1024;
        return {
          bytes(stream, bytes) {
            if (stream === "out") return bytes;
            const kept = bytes.subarray(0, left);
            left -= kept.length;
            return kept;
          },
        };
      }),
  },
  {
    name: "last-line-as-reason",
    fault:
      "Reports the last line of stderr as the reason, such as the version of Node.js. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, (_error, seen) => {
        const lines = seen.text("err").trim().split("\n");
        return seen.text("out") === "" && lines.length > 1 ? { message: lines.at(-1)! } : {};
      }),
  },
  {
    name: "generic-message",
    fault: "Reports the exit code in place of the reason (kunchenguid/gnhf#159).",
    sabotage: (adapter) =>
      changeError(adapter, (_error, { exit }) => ({ message: `the CLI exited with code ${exit.code}` })),
  },
  {
    name: "message-cut",
    fault: "Cuts the reason after sixteen characters (majiayu000/harness#1783 lost all of it).",
    sabotage: (adapter) => changeError(adapter, ({ message }) => ({ message: message.slice(0, 16) })),
  },
  {
    name: "notices-lost",
    fault:
      "Drops the notices of retries and warnings that are printed during the run (no public report found).",
    skip: (adapter) =>
      someFixture(
        adapter,
        // In plain text a record is a quotation, and the last record of a good run is no trouble.
        ({ expected, outputFormat, records }) =>
          expected.status === "ok" &&
          outputFormat !== "text" &&
          records
            .slice(0, -1)
            .some((record) => TROUBLE.test(recordKind(record, adapter.manifest.recordKeys))),
      )
        ? null
        : "no good run met trouble on its way",
    sabotage: (adapter) => withoutDiagnostics(adapter, "notices"),
  },
  {
    name: "stderr-chatter-as-reason",
    fault: "Prefers any line of stderr to the reason in the record (alexhawat/mergeCraft#445).",
    sabotage: (adapter) =>
      changeError(adapter, (error, seen) => ({
        message: seen.text("err").trim().split("\n").at(-1) || error.message,
      })),
  },
]);
