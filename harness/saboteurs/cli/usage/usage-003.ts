import type { Usage } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";
import { changeOutcome, withoutDiagnostics, withTotal } from "../../kit/change-outcome.ts";
import { costs, withoutCostRecord } from "../../kit/costs.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { type TokenCounts, tokenCounts } from "../../kit/token-counts.ts";
import { saboteursOf } from "../../saboteur.ts";

/** Where a good adapter reports no usage at all, since it knows that the figures are not this run's. */
const NOTHING: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheCreationTokens: 0,
  totalTokens: 0,
  estimated: false,
};

export default saboteursOf("INV-CLI-USAGE-003", [
  {
    name: "costs-added",
    fault: "Adds up costs that are each the cost so far (EdanStarfire/claudecode_webui#1838).",
    skip: withoutCostRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => ({
        ...outcome,
        costUsd:
          costs(seen).length === 0
            ? (outcome.costUsd ?? null)
            : costs(seen).reduce((sum, cost) => sum + cost, 0),
      })),
  },
  {
    name: "cumulative-cost-as-this-run",
    fault: "Reports a session's cost so far as that of this run (nick-pape/grackle#1181).",
    skip: withoutCostRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => ({
        ...outcome,
        costUsd: costs(seen).at(-1) ?? outcome.costUsd ?? null,
      })),
  },
  {
    name: "cumulative-figure-lost",
    fault: "Drops a figure that covers the whole session in the place of naming it (nick-pape/grackle#1181).",
    skip: withoutCostRecord,
    sabotage: (adapter) => withoutDiagnostics(adapter, "cumulativeCostUsd", "cumulativeUsage"),
  },
  {
    name: "cumulative-usage-as-this-run",
    fault: "Reports a session's tokens so far as those of this run (mksglu/context-mode#1036).",
    skip: (adapter) =>
      recordedShapes(adapter).holdsKey("modelUsage")
        ? null
        : "no recording shows a cumulative table of tokens",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const table = seen
          .records()
          .flatMap((record) => valuesOf(record, "modelUsage"))
          .findLast(isRecord);
        const models = Object.values(table ?? {})
          .filter(isRecord)
          .map(tokenCounts);
        const sum = (key: keyof TokenCounts) =>
          models.reduce((total, counts) => total + (counts?.[key] ?? 0), 0);
        if (models.length === 0) return outcome;
        const usage = outcome.usage ?? NOTHING;
        const counted = { ...usage, inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") };
        return { ...outcome, usage: withTotal(counted) };
      }),
  },
]);
