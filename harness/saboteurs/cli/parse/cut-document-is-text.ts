import { changeOutcome } from "../../kit/change-outcome.ts";
import { asOk } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cut-document-is-text",
  invariant: "INV-CLI-PARSE-011",
  fault: "Takes half a JSON document over several lines for the text of an answer (no public report found).",
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
} satisfies Saboteur;
