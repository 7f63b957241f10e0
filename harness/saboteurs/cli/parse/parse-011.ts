import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords, withoutTerminalRecord } from "../../kit/skip.ts";
import { asOk, lastText, reclassified } from "../../kit/verdicts.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-011", [
  {
    name: "cut-document-is-text",
    fault:
      "Treats a truncated JSON document of several lines as the text of an answer (no public report found).",
    skip: ({ manifest }) =>
      manifest.outputFormats.includes("json") && manifest.terminalRecords?.json != null
        ? null
        : "the adapter knows no document with an end",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const text = seen.text("out");
        const isCut = /^\s*[[{]\s*\n/.test(text) && outcome.error?.kind === "stream_truncated";
        return seen.options.outputFormat === "json" && isCut ? asOk(outcome, text) : outcome;
      }),
  },
  {
    name: "banner-before-a-cut-is-text",
    fault: "Takes a banner and half a document behind it for the text of an answer (no public report found).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const text = seen.text("out");
        const isBehindBanner = !/^\s*[[{]/.test(text) && seen.records().length === 0;
        return outcome.error?.kind === "stream_truncated" && isBehindBanner && text.trim() !== ""
          ? asOk(outcome, text)
          : outcome;
      }),
  },
  {
    name: "error-line-is-answer",
    fault:
      "Reports an error message that was printed in place of records as the answer (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const text = seen.text("out").trim();
        const isMessage = seen.records().length === 0 && /^\w*\s?error: /i.test(text);
        return isMessage && seen.exit.code === 0 ? asOk(outcome, text) : outcome;
      }),
  },
  {
    name: "half-terminal-record-counts",
    fault:
      "Searches the text for the terminal record's name, so that a truncated one is accepted (CommandCodeAI/command-code#700).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const names = terminalRecord(adapter.manifest, seen.options)?.names ?? [];
        const tail = seen.lines().at(-1) ?? "";
        return outcome.error?.kind === "stream_truncated" &&
          names.some((name) => tail.includes(`"${name.replace(/^\./, "")}"`))
          ? asOk(outcome, lastText(outcome))
          : outcome;
      }),
  },
  {
    name: "truncated-stream-is-ok",
    fault: "Treats the end of the stream as a good end of the run (majiayu000/harness#1109).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "stream_truncated" ? asOk(outcome, lastText(outcome)) : outcome,
      ),
  },
  {
    name: "truncation-unnamed",
    fault: "Calls a run that broke off an unknown failure (FarzamMohammadi/the-engineer, issue 49).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "stream_truncated" ? reclassified(outcome, "unknown") : outcome,
      ),
  },
]);
