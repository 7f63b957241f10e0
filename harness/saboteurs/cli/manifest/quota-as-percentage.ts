import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

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
