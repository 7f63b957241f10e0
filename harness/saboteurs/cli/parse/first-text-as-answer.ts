import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutSecondMessage } from "../../kit/without-second-message.ts";
import type { Saboteur } from "../../saboteur.ts";

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
