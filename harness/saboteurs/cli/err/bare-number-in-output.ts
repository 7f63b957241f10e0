import { changeOutcome } from "../../kit/change-outcome.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "bare-number-in-output",
  invariant: "INV-CLI-ERR-003",
  fault: "Takes a number in the answer for an HTTP status (gabrielkoerich/orch#2125).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.status === "ok" && /\b(429|529)\b/.test(outcome.messages.join("\n"))
        ? asError(outcome, "rate_limited", "matched", "stdout")
        : outcome,
    ),
} satisfies Saboteur;
