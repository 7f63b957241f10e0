import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "noise-not-counted",
  invariant: "INV-CLI-PARSE-007",
  fault: "Skips lines without a word of it in the diagnostics (google-github-actions/run-gemini-cli#516).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, skippedLines: 0, samples: [] },
    })),
} satisfies Saboteur;
