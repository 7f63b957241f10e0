import { changeOutcome } from "../../kit/change-outcome.ts";
import { firstErrorWord } from "../../kit/first-error-word.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "first-word-in-stdout",
  invariant: "INV-CLI-ERR-002",
  fault:
    "Classifies a failure by the first word found anywhere in its output (portpowered/you-agent-factory#973).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) =>
      reclassified(outcome, firstErrorWord(seen.text("out") + seen.text("err")) ?? "unknown"),
    ),
} satisfies Saboteur;
