import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "answer-cut-at-4000",
  invariant: "INV-CLI-PARSE-002",
  fault: "Cuts the answer at 4000 characters (anthropics/claude-code#2904).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      content: outcome.content === null ? null : outcome.content.slice(0, 4000),
    })),
} satisfies Saboteur;
