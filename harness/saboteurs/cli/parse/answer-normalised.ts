import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "answer-normalised",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Brings the answer into Unicode's composed form and drops NUL characters: other bytes than the CLI's (no public report found).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      content: outcome.content?.normalize("NFC").replaceAll("\0", "") ?? null,
    })),
} satisfies Saboteur;
