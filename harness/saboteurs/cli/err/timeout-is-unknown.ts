import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "timeout-is-unknown",
  invariant: "INV-CLI-ERR-001",
  fault: "Forgets that its own timeout ended the run (multica-ai/multica#5957).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "timeout" ? reclassified(outcome, "unknown") : outcome,
    ),
} satisfies Saboteur;
