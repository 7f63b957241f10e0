import { changeOutcome } from "../../kit/change-outcome.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "stderr-is-failure",
  invariant: "INV-CLI-ERR-001",
  fault:
    "Fails every run that wrote to stderr (sherifkozman/the-llm-council#42 on codex, whose stderr is never empty).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const words = seen.text("err").trim();
      return outcome.status === "ok" && words !== "" ? asError(outcome, "unknown", words, "stderr") : outcome;
    }),
} satisfies Saboteur;
