import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "live-session-cleared",
  invariant: "INV-CLI-SESSION-002",
  fault: "Throws a session away after any failure (BloopAI/vibe-kanban#1392).",
  skip: withoutClaim("sessions"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.session == null || outcome.status === "ok"
        ? outcome
        : { ...outcome, session: { ...outcome.session, clear: true } },
    ),
} satisfies Saboteur;
