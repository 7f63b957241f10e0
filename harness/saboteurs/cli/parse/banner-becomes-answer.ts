import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "banner-becomes-answer",
  invariant: "INV-CLI-PARSE-007",
  fault: "Adds lines that are no records to the answer (defai-digital/AutomatosX, its stdout parser).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      if (outcome.content === null || seen.records().length === 0) return outcome;
      return { ...outcome, content: [...seen.noise(), outcome.content].join("\n") };
    }),
} satisfies Saboteur;
