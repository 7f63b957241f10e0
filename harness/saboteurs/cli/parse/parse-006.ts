import { changeLines, lineFault } from "../../kit/change-lines.ts";
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
