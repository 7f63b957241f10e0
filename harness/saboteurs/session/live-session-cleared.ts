import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutSessions } from "../wrap/without-sessions.ts";

export default {
  name: "live-session-cleared",
  invariant: "INV-CLI-SESSION-002",
  fault: "Throws a session away after any failure (BloopAI/vibe-kanban#1392).",
  skip: withoutSessions,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.session == null || outcome.status === "ok"
        ? outcome
        : { ...outcome, session: { ...outcome.session, clear: true } },
    ),
} satisfies Saboteur;
