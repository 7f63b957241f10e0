import { changeOutcome } from "../../kit/change-outcome.ts";
import { costs, withoutCostRecord } from "../../kit/costs.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "costs-added",
  invariant: "INV-CLI-USAGE-003",
  fault: "Adds up costs that are each the cost so far (EdanStarfire/claudecode_webui#1838).",
  skip: withoutCostRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => ({
      ...outcome,
      costUsd:
        costs(seen).length === 0
          ? (outcome.costUsd ?? null)
          : costs(seen).reduce((sum, cost) => sum + cost, 0),
    })),
} satisfies Saboteur;
