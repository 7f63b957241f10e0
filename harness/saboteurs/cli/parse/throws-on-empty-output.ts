import { changeOutcome } from "../../kit/change-outcome.ts";
import { isRecordFormat, withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "throws-on-empty-output",
  invariant: "INV-CLI-PARSE-001",
  fault:
    "Reads the last record without asking whether there is one; the reason was on stderr alone (berenddeboer/ready-for-agent#1057).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      if (isRecordFormat(seen.options.outputFormat)) void seen.records().at(-1)!.type;
      return outcome;
    }),
} satisfies Saboteur;
