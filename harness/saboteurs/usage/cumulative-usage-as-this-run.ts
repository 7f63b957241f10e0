import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { isRecord } from "../wrap/json-record.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";
import { valuesOf } from "../wrap/seen-run.ts";
import { type TokenCounts, tokenCounts } from "../wrap/token-counts.ts";

export default {
  name: "cumulative-usage-as-this-run",
  invariant: "INV-CLI-USAGE-003",
  fault: "Reports a session's tokens so far as those of this run (mksglu/context-mode#1036).",
  skip: (adapter) =>
    recordedShapes(adapter).holdsKey("modelUsage") ? null : "no recording shows a cumulative table of tokens",
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) => {
      const table = seen
        .records()
        .flatMap((record) => valuesOf(record, "modelUsage"))
        .findLast(isRecord);
      const models = Object.values(table ?? {})
        .filter(isRecord)
        .map(tokenCounts);
      const sum = (key: keyof TokenCounts) =>
        models.reduce((total, counts) => total + (counts?.[key] ?? 0), 0);
      if (models.length === 0) return usage;
      return withTotal({ ...usage, inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") });
    }),
} satisfies Saboteur;
