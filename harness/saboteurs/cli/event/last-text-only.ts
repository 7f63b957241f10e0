import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutSecondMessage } from "../../kit/without-second-message.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "last-text-only",
  invariant: "INV-CLI-EVENT-004",
  fault: "Keeps the last text as the only message (openai/codex#30190).",
  skip: withoutSecondMessage,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, messages: outcome.messages.slice(-1) })),
} satisfies Saboteur;
