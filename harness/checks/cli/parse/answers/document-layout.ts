import { compareReplays } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, mapDocuments, recordPrefix, recordsOf } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** One JSON document means the same on one line and indented, with LF or CRLF between its lines (INV-CLI-PARSE-006). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-006",
  name: "document-layout",
  hint: "Parse the document as a whole; where records are expected, a lone object over several lines is a record too.",
  blackBox: { variants: 3, on: "sample" },
  unfit: (run) => (isOneDocument(run) ? undefined : "its stdout is not one JSON document"),
  *variants() {
    const layouts: [what: string, laidOut: (text: string) => string][] = [
      ["on one line", (text) => JSON.stringify(JSON.parse(text))],
      ["indented", (text) => JSON.stringify(JSON.parse(text), null, 2)],
      [
        "indented by tabs, with CRLF between its lines",
        (text) => JSON.stringify(JSON.parse(text), null, "\t").replaceAll("\n", "\r\n"),
      ],
    ];
    for (const [what, laidOut] of layouts)
      yield { what, transform: (whole) => mapDocuments(whole, laidOut), judge: sameOutcome };
  },
});

/** A stream of one record is one too, unless it is framed as server-sent events: a wrapper or another version may print a document in place of records. */
function isOneDocument(run: Run): boolean {
  if (recordPrefix(run) !== "") return false;
  const documents = documentsOf(run).filter(({ bytes }) => bytes.toString().trim() !== "");
  return documents.length === 1 && recordsOf(run).length > 0;
}

/** Diagnostics count the lines; events of a document in place of records come when it is whole. */
function sameOutcome(before: Replay, after: Replay) {
  return compareReplays({ outcome: before.outcome, events: [] }, { outcome: after.outcome, events: [] }, [
    "outcome.diagnostics",
  ]);
}
