import { changeOutcome } from "../../kit/change-outcome.ts";
import { firstErrorWord } from "../../kit/first-error-word.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "stderr-only",
  invariant: "INV-CLI-ERR-002",
  fault: "Looks for the reason on stderr alone, where most CLIs write none (mattpocock/sandcastle#421).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) =>
      reclassified(outcome, firstErrorWord(seen.text("err")) ?? "unknown"),
    ),
} satisfies Saboteur;
