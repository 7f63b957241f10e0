import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutDeadSession } from "../../kit/without-dead-session.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "dead-session-kept",
  invariant: "INV-CLI-SESSION-002",
  fault: "Does not say that the stored id is dead, so that it is tried for ever (sliamh11/Deus#592).",
  skip: withoutDeadSession,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.session == null ? outcome : { ...outcome, session: { ...outcome.session, clear: false } },
    ),
} satisfies Saboteur;
