import { changeOutcome } from "../../kit/change-outcome.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "whole-output-searched",
  invariant: "INV-CLI-ERR-003",
  fault: "Fails a good run when an error word stands anywhere in its output (gabrielkoerich/orch#2126).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) =>
      outcome.status === "ok" && /unauthorized|rate limit|quota exceeded/i.test(seen.text("out"))
        ? asError(outcome, "rate_limited", "matched", "stdout")
        : outcome,
    ),
} satisfies Saboteur;
