import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { changeLines, lineFault } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-006", [
  {
    name: "bom-kept",
    fault: "Leaves the byte order mark before the first record (rpamis/comet#348).",
    sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/^\uFEFF/, shield)),
  },
  {
    name: "bom-removed-everywhere",
    fault: "Removes U+FEFF inside strings too, where it is data (NousResearch/hermes-agent#57870).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\uFEFF", "")),
  },
  {
    name: "crlf-kept",
    fault: "Accepts only LF between records, so that CRLF breaks each line; no public report found.",
    skip: withoutRecords,
    sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/\r$/, shield)),
  },
  {
    name: "indented-document-as-text",
    fault: "Takes a document over several lines for the text of the answer. (no public report found)",
    skip: withoutGoodDocument,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const stdout = seen.text("out");
        const isIndented = /^\{\r?\n[\s\S]*\n\}\s*$/.test(stdout);
        return isIndented && seen.exit.code === 0
          ? { ...outcome, status: "ok", content: stdout.trim(), error: null }
          : outcome;
      }),
  },
  {
    name: "document-read-by-lines",
    fault: "Reads a document only where it is on one line. (no public report found)",
    skip: withoutGoodDocument,
    sabotage: (adapter) =>
      changeLines(adapter, () => (line) => (/^(?:\s.*|[{}[\]],?\r?)$/.test(line) ? "" : line)),
  },
  {
    name: "last-line-dropped",
    fault: "Drops the text after the last newline (sociotechnica-org/symphony-ts#102).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({ ...lineFault((line) => line), heldBytes: () => new Uint8Array() })),
  },
  {
    name: "readline",
    fault:
      "Reads lines as node:readline does, which a lone CR ends too (openai/codex#33617 on the same reader).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/\r(?!$)/g, "\n")),
  },
  {
    name: "splits-at-line-separator",
    fault: "Ends a line at U+2028 and U+2029, as node:readline does from Node 24 on (openai/codex#33617).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/[\u2028\u2029]/g, "\n")),
  },
  {
    name: "splits-like-python",
    fault:
      "Ends a line wherever str.splitlines() does: at VT, FF, FS, GS, RS and NEL too (openai/codex#45727 for other readers).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/[\v\f\x1c-\x1e\x85]/g, "\n")),
  },
]);

/** A reason to leave an adapter out of whose CLI no run is known that printed one document and ended with 0. */
function withoutGoodDocument(adapter: Adapter): string | null {
  const isThere = someFixture(
    adapter,
    ({ manifest, records, stdout, outputFormat }) =>
      outputFormat !== "text" &&
      manifest.exit.code === 0 &&
      records.length === 1 &&
      stdout.trimStart().startsWith("{"),
  );
  return isThere ? null : "no recorded run is one document";
}
