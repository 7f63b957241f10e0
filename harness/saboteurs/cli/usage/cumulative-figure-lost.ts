import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { withoutCostRecord } from "../../kit/costs.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cumulative-figure-lost",
  invariant: "INV-CLI-USAGE-003",
  fault: "Drops a figure that covers the whole session in the place of naming it (nick-pape/grackle#1181).",
  skip: withoutCostRecord,
  sabotage: (adapter) => withoutDiagnostics(adapter, "cumulativeCostUsd", "cumulativeUsage"),
} satisfies Saboteur;
