import type { Adapter, Usage } from "../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "./change-outcome.ts";
import type { SeenRun } from "./seen-run.ts";

/** An adapter that reports other fields of the usage, where it reports one that the CLI printed. */
export function changeUsage(
  adapter: Adapter,
  change: (usage: Usage, seen: SeenRun) => Partial<Usage>,
): Adapter {
  return changeOutcome(adapter, (outcome, seen) => {
    const usage = outcome.usage;
    if (usage === undefined || usage === null || usage.estimated) return outcome;
    return { ...outcome, usage: { ...usage, ...change(usage, seen) } };
  });
}

/** Fields with the total that belongs to them, so that the sum itself gives nothing away. */
export function withTotal(usage: Usage): Usage {
  const { inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens } = usage;
  return { ...usage, totalTokens: inputTokens + outputTokens + cacheReadTokens + cacheCreationTokens };
}
