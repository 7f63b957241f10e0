import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutCostRecord } from "../../kit/costs.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cost-lost",
  invariant: "INV-CLI-USAGE-005",
  fault: "Does not report the cost that the CLI shows (iOfficeAI/AionCore#767).",
  skip: withoutCostRecord,
  sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, costUsd: null })),
} satisfies Saboteur;
