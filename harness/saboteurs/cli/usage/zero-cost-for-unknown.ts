import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "zero-cost-for-unknown",
  invariant: "INV-CLI-USAGE-005",
  fault: "Reports a cost of nothing where the CLI shows no cost (nbramia/LifeOS#578).",
  skip: withoutClaim("cost"),
  sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, costUsd: outcome.costUsd ?? 0 })),
} satisfies Saboteur;
