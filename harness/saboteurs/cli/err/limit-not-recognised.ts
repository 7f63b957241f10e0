import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "limit-not-recognised",
  invariant: "INV-CLI-ERR-002",
  fault: "Does not know the CLI's words for a limit (gabrielkoerich/orch#3242).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      const category = outcome.error?.category;
      return category === "rate_limit" || category === "quota" ? reclassified(outcome, "unknown") : outcome;
    }),
} satisfies Saboteur;
