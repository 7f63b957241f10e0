import { decorateLines, ESCAPE_SEQUENCES } from "../../../../changes/bytes/decorate-lines.ts";
import { insertLines } from "../../../../changes/records/insert-lines.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { escapeText } from "../../../../lib/bytes.ts";
import type { Run } from "../../../../model/target.ts";
import { mapDocuments, recordsOf } from "../../../../records/documents.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** Colours, titles and links around the records of a stream and in stderr (INV-CLI-PARSE-004). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-004",
  name: "ansi-around-records",
  hint: "When a line is no JSON, strip it and try again; strip stderr before reading it. CSI alone is not enough: titles and links (OSC), DCS, C1.",
  blackBox: { variants: 2, on: "sample" },
  unfit: (run) => {
    if (run.outputFormat === "text") return "text output has no records";
    return recordsOf(run).length === 0 && runBytes(run, "err").length === 0
      ? "it has neither records nor stderr"
      : undefined;
  },
  *variants(run) {
    const judge = (before: Parameters<typeof compareReplays>[0], after: typeof before) =>
      compareReplays(before, after, ["outcome.diagnostics"]);
    if (recordsOf(run).length > 0) {
      yield { what: "with escape sequences glued to the records", transform: glueSequences, judge };
      yield {
        what: "with every escape sequence before each record",
        transform: (whole) => mapDocuments(whole, (text) => ESCAPE_SEQUENCES.join("") + text),
        judge,
        narrower: ESCAPE_SEQUENCES.map((sequence) => ({
          what: `with ${escapeText(sequence)} before each record`,
          transform: (whole) => mapDocuments(whole, (text) => sequence + text),
          judge,
        })),
      };
      if (run.outputFormat === "stream-json") {
        yield {
          what: "with lines of escape sequences between the records",
          transform: (whole) => insertLines(whole, () => [ESCAPE_SEQUENCES.join("")]),
          judge,
        };
      }
    }
    if (runBytes(run, "err").length > 0) {
      yield {
        what: "with escape sequences in stderr",
        transform: (whole) => decorateLines(whole, "err"),
        judge,
      };
    }
  },
});

function glueSequences(run: Run): Run {
  let next = 0;
  const sequence = () => ESCAPE_SEQUENCES[next++ % ESCAPE_SEQUENCES.length]!;
  return mapDocuments(run, (text) => {
    const end = text.trimEnd().length;
    return sequence() + sequence() + text.slice(0, end) + sequence() + text.slice(end);
  });
}
