import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import { withoutDeadSession } from "../../kit/without-dead-session.ts";
import type { Saboteur } from "../../saboteur.ts";

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
