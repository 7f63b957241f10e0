import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { surelyOk } from "../../../facts/expected-values.ts";
import { asksForUnknownSession } from "../../../facts/unknown-session.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { asOk, lastText, reclassified } from "../../kit/verdicts.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-SESSION-002", [
  {
    name: "always-replaced",
    fault: "Says of every run that its session was replaced (no public report found).",
    skip: withoutClaim("sessions"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        diagnostics: { ...outcome.diagnostics, sessionReplaced: true },
      })),
  },
  {
    name: "dead-session-kept",
    fault: "Does not say that the stored id is dead, so that it is tried for ever (sliamh11/Deus#592).",
    skip: withoutDeadSession,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.session == null ? outcome : { ...outcome, session: { ...outcome.session, clear: false } },
      ),
  },
  {
    name: "live-session-cleared",
    fault: "Throws a session away after any failure (BloopAI/vibe-kanban#1392).",
    skip: withoutClaim("sessions"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.session == null || outcome.status === "ok"
          ? outcome
          : { ...outcome, session: { ...outcome.session, clear: true } },
      ),
  },
  {
    name: "replacement-unsaid",
    fault:
      "Takes another session than the one that was asked for as if it were that one (agentmuxai/agentmux#2693).",
    skip: withoutClaim("sessions"),
    sabotage: (adapter) =>
      changeOutcome(adapter, ({ diagnostics: { sessionReplaced: _, ...diagnostics } = {}, ...outcome }) => ({
        ...outcome,
        diagnostics,
      })),
  },
  {
    name: "fork-is-a-replacement",
    fault: "Takes the new id of a fork for a session that was lost. (no public report found)",
    skip: withoutClaim("sessions"),
    sabotage: (adapter) =>
      wrapParser(adapter, ({ session }) => ({
        outcome: (outcome) =>
          session?.id != null && outcome.session?.id != null && session.id !== outcome.session.id
            ? { ...outcome, diagnostics: { ...outcome.diagnostics, sessionReplaced: true } }
            : outcome,
      })),
  },
  {
    name: "unknown-session-is-ok",
    fault: "Silently starts a new conversation when the old one is gone (agentmuxai/agentmux#2693).",
    skip: withoutDeadSession,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "session_expired" ? asOk(outcome, lastText(outcome)) : outcome,
      ),
  },
  {
    name: "unknown-session-unnamed",
    fault: "Reports an unknown session as any other failure (framework/the-framework#778).",
    skip: withoutDeadSession,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "session_expired" ? reclassified(outcome, "unknown") : outcome,
      ),
  },
]);

/**
 * A reason to leave an adapter out whose CLI, as far as is known, refuses no session: some begin another one instead.
 */
function withoutDeadSession(adapter: Adapter): string | null {
  const isRefused = someFixture(
    adapter,
    (fixture) => !surelyOk(fixture.expected) && asksForUnknownSession(fixture),
  );
  return withoutClaim("sessions")(adapter) ?? (isRefused ? null : "no run here is refused for its session");
}
