import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt } from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/** What a run has used. */
export interface Spending {
  usage: Usage;
  /** In US dollars, by the prices that the CLI knows; null where none is shown. */
  costUsd: number | null;
}

/** Names of the figures in one record. */
interface Names {
  input: string;
  output: string;
  cacheRead: string;
  cacheWrite: string;
}

const RESULT: Names = {
  input: "inputTokens",
  output: "outputTokens",
  cacheRead: "cacheReadTokens",
  cacheWrite: "cacheWriteTokens",
};
const SO_FAR: Names = {
  input: "totalInputTokens",
  output: "totalOutputTokens",
  cacheRead: "totalCacheReadTokens",
  cacheWrite: "totalCacheWriteTokens",
};

/** The run's figures in the `usage` of a result. */
export const resultSpending = (usage: unknown): Spending | null => spending(usage, RESULT);

/** The run's figures so far, which every `usage` event repeats beside those of its model call. */
export const spendingSoFar = (event: unknown): Spending | null => spending(event, SO_FAR);

/**
 * The input figure includes what was read from the cache or written to it. Zeros all over are no figures: that is what
 * a run prints in which no model answered (INV-CLI-USAGE-004).
 */
function spending(figures: unknown, names: Names): Spending | null {
  const input = numberAt(figures, names.input);
  const [read, written] = [numberAt(figures, names.cacheRead), numberAt(figures, names.cacheWrite)];
  const usage = makeUsage({
    inputTokens: input === null ? null : Math.max(0, input - (read ?? 0) - (written ?? 0)),
    outputTokens: numberAt(figures, names.output),
    cacheReadTokens: read,
    cacheCreationTokens: written,
  });
  return usage === null || usage.totalTokens === 0
    ? null
    : { usage, costUsd: numberAt(figures, "totalCost") };
}
