import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "noise-sampled-from-the-head",
  invariant: "INV-CLI-PARSE-007",
  fault: "Keeps no sample of the last skipped lines, which say what went wrong (blogminhquy/javis-os#228).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      const [first] = outcome.diagnostics?.samples ?? [];
      return first === undefined
        ? outcome
        : { ...outcome, diagnostics: { ...outcome.diagnostics, samples: [first] } };
    }),
} satisfies Saboteur;
