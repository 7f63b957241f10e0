import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutClaim } from "../wrap/claims.ts";

export default {
  name: "quota-as-percentage",
  invariant: "INV-CLI-MANIFEST-001",
  fault: "Reports the used share of a quota in per cent (no public report found).",
  skip: withoutClaim("quota"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      quota: (outcome.quota ?? []).map((window) => ({
        ...window,
        utilization: window.utilization == null ? null : window.utilization * 100,
      })),
    })),
} satisfies Saboteur;
