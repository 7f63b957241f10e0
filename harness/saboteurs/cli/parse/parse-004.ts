import stripAnsi from "strip-ansi";
import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import { isRecordFormat, withoutRecords, withoutText } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-004", [
  {
    name: "c1-controls-kept",
    fault:
      "Recognises the two-character introducers of escape sequences, but not the 8-bit C1 characters; no public report found.",
    sabotage: (adapter) =>
      shieldCharacters(adapter, () => (line) => line.replace(/[\x80-\x84\x86-\x9f]/g, shield)),
  },
  {
    name: "carriage-return-stripped",
    fault:
      "Removes CR as an escape sequence, which joins the lines that it separated (github/copilot-cli#3397).",
    skip: withoutText,
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/\r(?!$)/g, "")),
  },
  {
    name: "csi-stripped-only",
    fault:
      "Removes colour sequences but no operating system commands, so that links stay (jee599/contextzip#13).",
    sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/\x1b(?!\[)/g, shield)),
  },
  {
    name: "escape-removed-payload-kept",
    fault: "Removes the escape character and leaves what it introduced (NousResearch/hermes-agent#32249).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\x1b", "")),
  },
  {
    name: "escapes-around-records-kept",
    fault:
      "Strips nothing, so that a coloured line is no record and a message keeps its colours (utensils/claudette#982).",
    sabotage: (adapter) =>
      shieldCharacters(adapter, () => (line) => line.replace(/[\x1b\x80-\x9f]/g, shield)),
  },
  {
    name: "next-line-stripped",
    fault: "Treats NEL (U+0085) as an escape sequence because it is a C1 character; no public report found.",
    skip: withoutText,
    sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\x85", "")),
  },
  {
    name: "osc-ends-with-bel-only",
    fault: "Leaves an operating system command that ends with ST (drn/argus#453).",
    sabotage: (adapter) =>
      shieldCharacters(
        adapter,
        () => (line) =>
          line.replace(/\x1b\][^\x07\x1b]*\x1b\\/g, (sequence) => sequence.replaceAll("\x1b", shield)),
      ),
  },
  {
    name: "strips-inside-strings",
    fault: "Strips escape sequences that are data inside a JSON string; the mirror of jee599/contextzip#13.",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        isRecordFormat(seen.options.outputFormat) && outcome.content !== null
          ? { ...outcome, content: stripAnsi(outcome.content) }
          : outcome,
      ),
  },
  {
    name: "url-defeats-osc",
    fault: "Stops at a link whose address has a bracket, an exclamation mark or a plus (nodejs/node#64313).",
    skip: withoutText,
    sabotage: (adapter) =>
      shieldCharacters(
        adapter,
        () => (line) =>
          line.replace(/\x1b\](?=[^\x07\x1b]*[(!+])/g, (opener) => `${shield("\x1b")}${opener.slice(1)}`),
      ),
  },
]);
