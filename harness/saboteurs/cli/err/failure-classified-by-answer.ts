import { changeOutcome } from "../../kit/change-outcome.ts";
import { firstErrorWord } from "../../kit/first-error-word.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "failure-classified-by-answer",
  invariant: "INV-CLI-ERR-003",
  fault: "Takes the class of a failed run from what the model said (hilash/cabinet, claude-local).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      const kind = firstErrorWord(outcome.messages.join("\n"));
      return kind === null ? outcome : reclassified(outcome, kind);
    }),
} satisfies Saboteur;
