import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "everything-unknown",
  invariant: "INV-CLI-ERR-002",
  fault: "Gives all failures one class (Q00/ouroboros#561).",
  sabotage: (adapter) => changeOutcome(adapter, (outcome) => reclassified(outcome, "unknown")),
} satisfies Saboteur;
