import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutCostRecord } from "../wrap/costs.ts";

export default {
  name: "cost-lost",
  invariant: "INV-CLI-USAGE-005",
  fault: "Does not report the cost that the CLI shows (iOfficeAI/AionCore#767).",
  skip: withoutCostRecord,
  sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, costUsd: null })),
} satisfies Saboteur;
