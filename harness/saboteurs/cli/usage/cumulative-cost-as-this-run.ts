import { changeOutcome } from "../../kit/change-outcome.ts";
import { costs, withoutCostRecord } from "../../kit/costs.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cumulative-cost-as-this-run",
  invariant: "INV-CLI-USAGE-003",
  fault: "Reports a session's cost so far as that of this run (nick-pape/grackle#1181).",
  skip: withoutCostRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => ({
      ...outcome,
      costUsd: costs(seen).at(-1) ?? outcome.costUsd ?? null,
    })),
} satisfies Saboteur;
