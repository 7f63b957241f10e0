import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "outcome-is-no-json",
  invariant: "INV-CLI-PARSE-001",
  fault:
    "Reports figures as bigint, which JSON.stringify throws on when the outcome is stored (no public report found).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, startedAt: 0n },
    })),
} satisfies Saboteur;
