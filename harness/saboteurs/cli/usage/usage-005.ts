import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutCostRecord } from "../../kit/costs.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-USAGE-005", [
  {
    name: "cost-in-cents",
    fault: "Reports the cost in another unit (nick-pape/grackle#1181 shows how far off a cost can be).",
    skip: withoutCostRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        costUsd: outcome.costUsd == null ? null : outcome.costUsd * 100,
      })),
  },
  {
    name: "cost-lost",
    fault: "Does not report the cost that the CLI shows (iOfficeAI/AionCore#767).",
    skip: withoutCostRecord,
    sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, costUsd: null })),
  },
  {
    name: "zero-cost-for-unknown",
    fault: "Reports a cost of 0 when the CLI shows no cost (nbramia/LifeOS#578).",
    skip: withoutClaim("cost"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, costUsd: outcome.costUsd ?? 0 })),
  },
]);
