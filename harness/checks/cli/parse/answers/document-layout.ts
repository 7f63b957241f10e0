import { compareReplays } from "../../../../driver/compare-replays.ts";
import { isRecord } from "../../../../lib/json.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, mapDocuments, recordPrefix, recordsOf } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

const UNKNOWN_FIELD = "zz_more";
const MORE = Array.from({ length: 5000 }, (_, index) => `line ${index} of a field that no CLI prints`);

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
    yield {
      what: "indented, with more in a field of its own than a buffer holds",
      transform: (whole) => mapDocuments(whole, withMore),
      judge: sameOutcome,
    };
    yield {
      what: "indented, without its last lines",
      transform: (whole) => mapDocuments(whole, cut),
      judge: noText,
    };
  },
});

/**
 * A stream of one record is one too, unless it is framed as server-sent events: a wrapper or another version may print a
 * document in place of records.
 */
function isOneDocument(run: Run): boolean {
  if (recordPrefix(run) !== "") return false;
  const documents = documentsOf(run).filter(({ bytes }) => bytes.toString().trim() !== "");
  return documents.length === 1 && recordsOf(run).length > 0;
}

/** The document with a field that no CLI prints, after all others; an array of records stays as it is. */
function withMore(text: string): string {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(isRecord(value) ? { ...value, [UNKNOWN_FIELD]: MORE } : value, null, 2);
}

/** Ends on a line that closes a value: nothing of that line looks like JSON that was cut. */
function cut(text: string): string {
  return JSON.stringify({ [UNKNOWN_FIELD]: [1], ...JSON.parse(text) }, null, 2)
    .split("\n")
    .slice(0, -1)
    .join("\n");
}

/** Half a document is no answer. */
function noText(_before: Replay, { outcome: { content } }: Replay) {
  if (content === null || !/^\s*[{[]/.test(content)) return undefined;
  return { path: "outcome.content", expected: "no part of the document", actual: show(content) };
}

/** Diagnostics count the lines; events of a document in place of records come when it is whole. */
function sameOutcome(before: Replay, after: Replay) {
  return compareReplays({ outcome: before.outcome, events: [] }, { outcome: after.outcome, events: [] }, [
    "outcome.diagnostics",
  ]);
}
