import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "tool-ids-lost",
  invariant: "INV-CLI-EVENT-002",
  fault:
    "Names the tools that ran and not their calls, so that nobody can pair them (majiayu000/harness#1807).",
  skip: withoutClaim("streaming", "tools"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({
      ...outcome,
      tools: outcome.tools.map((tool) => ({ ...tool, id: null })),
    })),
} satisfies Saboteur;
