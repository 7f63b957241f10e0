import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { asOk, lastText } from "../wrap/verdicts.ts";
import { withoutDeadSession } from "../wrap/without-dead-session.ts";

export default {
  name: "unknown-session-is-ok",
  invariant: "INV-CLI-SESSION-002",
  fault: "Starts a new conversation without a word when the old one is gone (agentmuxai/agentmux#2693).",
  skip: withoutDeadSession,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "session_expired" ? asOk(outcome, lastText(outcome)) : outcome,
    ),
} satisfies Saboteur;
