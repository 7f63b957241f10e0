import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

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
