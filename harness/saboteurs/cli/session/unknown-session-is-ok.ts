import { changeOutcome } from "../../kit/change-outcome.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import { withoutDeadSession } from "../../kit/without-dead-session.ts";
import type { Saboteur } from "../../saboteur.ts";

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
