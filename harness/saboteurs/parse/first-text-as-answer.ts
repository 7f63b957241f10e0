import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutSecondMessage } from "../wrap/without-second-message.ts";

export default {
  name: "first-text-as-answer",
  invariant: "INV-CLI-PARSE-002",
  fault: "Takes the first text of the run for its answer (anthropics/claude-code#78686).",
  skip: withoutSecondMessage,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      content: outcome.content === null ? null : (outcome.messages[0] ?? outcome.content),
    })),
} satisfies Saboteur;
