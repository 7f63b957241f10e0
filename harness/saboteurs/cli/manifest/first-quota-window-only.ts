import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "first-quota-window-only",
  invariant: "INV-CLI-MANIFEST-001",
  fault: "Reports one quota window of several (no public report found).",
  skip: withoutClaim("quota"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, quota: outcome.quota?.slice(0, 1) ?? [] })),
} satisfies Saboteur;
