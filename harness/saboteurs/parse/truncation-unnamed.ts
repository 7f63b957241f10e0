import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutTerminalRecord } from "../wrap/skip.ts";
import { reclassified } from "../wrap/verdicts.ts";

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
