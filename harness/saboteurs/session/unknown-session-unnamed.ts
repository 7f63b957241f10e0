import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { reclassified } from "../wrap/verdicts.ts";
import { withoutDeadSession } from "../wrap/without-dead-session.ts";

export default {
  name: "unknown-session-unnamed",
  invariant: "INV-CLI-SESSION-002",
  fault: "Reports an unknown session as any other failure (framework/the-framework#778).",
  skip: withoutDeadSession,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "session_expired" ? reclassified(outcome, "unknown") : outcome,
    ),
} satisfies Saboteur;
