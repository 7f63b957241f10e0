import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "partial-text-lost",
  invariant: "INV-CLI-EVENT-004",
  fault: "Forgets the texts of a failed run (wzj998/ChatCCC#363).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.status === "error" ? { ...outcome, messages: [] } : outcome,
    ),
} satisfies Saboteur;
