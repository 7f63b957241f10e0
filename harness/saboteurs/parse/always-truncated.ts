import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutRecords } from "../wrap/skip.ts";

export default {
  name: "always-truncated",
  invariant: "INV-CLI-PARSE-002",
  fault: "Calls every answer a cut one (no public report found).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      diagnostics: { ...outcome.diagnostics, truncated: true },
    })),
} satisfies Saboteur;
