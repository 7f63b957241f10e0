import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "truncation-unnamed",
  invariant: "INV-CLI-PARSE-011",
  fault: "Calls a run that broke off an unknown failure (FarzamMohammadi/the-engineer, issue 49).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "stream_truncated" ? reclassified(outcome, "unknown") : outcome,
    ),
} satisfies Saboteur;
