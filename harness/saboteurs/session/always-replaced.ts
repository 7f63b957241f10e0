import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutSessions } from "../wrap/without-sessions.ts";

export default {
  name: "always-replaced",
  invariant: "INV-CLI-SESSION-002",
  fault: "Says of every run that its session was replaced (no public report found).",
  skip: withoutSessions,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, sessionReplaced: true },
    })),
} satisfies Saboteur;
