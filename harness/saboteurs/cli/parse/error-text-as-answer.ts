import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "error-text-as-answer",
  invariant: "INV-CLI-PARSE-002",
  fault: "Stores the text of an API error as the answer (coleam00/Archon#2125).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      content: outcome.content ?? outcome.error?.message ?? null,
    })),
} satisfies Saboteur;
