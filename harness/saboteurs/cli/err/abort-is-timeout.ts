import { changeOutcome } from "../../kit/change-outcome.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "abort-is-timeout",
  invariant: "INV-CLI-ERR-001",
  fault: "Reports an abort of its caller as a timeout (open-mercato/cezar#844).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "cancelled" ? reclassified(outcome, "timeout") : outcome,
    ),
} satisfies Saboteur;
