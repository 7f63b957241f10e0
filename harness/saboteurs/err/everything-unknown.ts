import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { reclassified } from "../wrap/verdicts.ts";

export default {
  name: "everything-unknown",
  invariant: "INV-CLI-ERR-002",
  fault: "Gives all failures one class (Q00/ouroboros#561).",
  sabotage: (adapter) => changeOutcome(adapter, (outcome) => reclassified(outcome, "unknown")),
} satisfies Saboteur;
