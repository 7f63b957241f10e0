import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "always-replaced",
  invariant: "INV-CLI-SESSION-002",
  fault: "Says of every run that its session was replaced (no public report found).",
  skip: withoutClaim("sessions"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, sessionReplaced: true },
    })),
} satisfies Saboteur;
