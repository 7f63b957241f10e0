import { changeOutcome } from "../../kit/change-outcome.ts";
import { lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "deltas-plus-final-text",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Puts the final text after the streamed one, so that the answer stands there twice (purplefish-ai/factory-factory#831).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const streamed = seen.events.some((event) => event.kind === "assistant_text");
      if (outcome.content === null || !streamed) return outcome;
      return { ...outcome, content: lastText(outcome) + outcome.content };
    }),
} satisfies Saboteur;
