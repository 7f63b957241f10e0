import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutClaim } from "../wrap/claims.ts";

export default {
  name: "first-quota-window-only",
  invariant: "INV-CLI-MANIFEST-001",
  fault: "Reports one quota window of several (no public report found).",
  skip: withoutClaim("quota"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, quota: outcome.quota?.slice(0, 1) ?? [] })),
} satisfies Saboteur;
