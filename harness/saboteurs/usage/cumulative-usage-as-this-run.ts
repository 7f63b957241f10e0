import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withTotal } from "../wrap/change-usage.ts";
import { isRecord } from "../wrap/json-record.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";
import { valuesOf } from "../wrap/seen-run.ts";
import { type TokenCounts, tokenCounts } from "../wrap/token-counts.ts";

/** Where a good adapter reports no usage at all, since it knows that the figures are not this run's. */
const NOTHING: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheCreationTokens: 0,
  totalTokens: 0,
  estimated: false,
};

export default {
  name: "cumulative-usage-as-this-run",
  invariant: "INV-CLI-USAGE-003",
  fault: "Reports a session's tokens so far as those of this run (mksglu/context-mode#1036).",
  skip: (adapter) =>
    recordedShapes(adapter).holdsKey("modelUsage") ? null : "no recording shows a cumulative table of tokens",
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
} satisfies Saboteur;
