import { changeOutcome } from "../../kit/change-outcome.ts";
import { firstErrorWord } from "../../kit/first-error-word.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "classify-the-answer",
  invariant: "INV-CLI-ERR-003",
  fault: "Looks for error words in the answer of a good run (gabrielkoerich/orch#1292).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      const kind = firstErrorWord(outcome.content ?? "");
      return outcome.status === "error" || kind === null
        ? outcome
        : asError(outcome, kind, "matched", "stdout");
    }),
} satisfies Saboteur;
