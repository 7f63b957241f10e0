import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "login-not-recognised",
  invariant: "INV-CLI-ERR-002",
  fault: "Does not know the CLI's words for an expired login (openclaw/openclaw#97854).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.category === "authentication" ? reclassified(outcome, "unknown") : outcome,
    ),
} satisfies Saboteur;
