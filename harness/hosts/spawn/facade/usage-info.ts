import { toldUsage } from "../../../../adapters/shared/usage/told-usage.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { UsageInfo } from "../../../../contracts/spawn/v1/provider-adapter.ts";

/**
 * What a run cost, with the provider's name (INV-SPAWN-USAGE-001). Figures that nobody told are left out, never 0;
 * estimates are no figures.
 */
export function usageInfo(provider: string, outcome: Outcome, durationMs: number): UsageInfo {
  const { costUsd, model } = outcome;
  const told = toldUsage(outcome);
  return {
    provider,
    ...(model == null ? {} : { model }),
    ...(told === null
      ? {}
      : {
          inputTokens: told.inputTokens,
          outputTokens: told.outputTokens,
          cachedTokens: told.cacheReadTokens,
        }),
    ...(costUsd == null ? {} : { costUsd }),
    durationMs: Math.round(durationMs),
  };
}
