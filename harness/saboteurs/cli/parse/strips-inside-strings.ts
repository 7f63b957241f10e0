import stripAnsi from "strip-ansi";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "strips-inside-strings",
  invariant: "INV-CLI-PARSE-004",
  fault: "Strips escape sequences that are data inside a JSON string; the mirror of jee599/contextzip#13.",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) =>
      isRecordFormat(seen.options.outputFormat) && outcome.content !== null
        ? { ...outcome, content: stripAnsi(outcome.content) }
        : outcome,
    ),
} satisfies Saboteur;
