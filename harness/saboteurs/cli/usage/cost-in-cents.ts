import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutCostRecord } from "../../kit/costs.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cost-in-cents",
  invariant: "INV-CLI-USAGE-005",
  fault: "Reports the cost in another unit (nick-pape/grackle#1181 shows how far off a cost can be).",
  skip: withoutCostRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      costUsd: outcome.costUsd == null ? null : outcome.costUsd * 100,
    })),
} satisfies Saboteur;
