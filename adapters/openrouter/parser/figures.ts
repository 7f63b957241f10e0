import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt, recordAt } from "../../shared/fields/fields.ts";
import { makeUsage } from "../../shared/usage/make-usage.ts";

/** Tokens of a `usage` object: the input figure there holds the cached tokens, the output figure the reasoning. */
export function usageOf(usage: unknown): Usage | null {
  if (recordAt(usage) === null) return null;
  const prompt = numberAt(usage, "prompt_tokens");
  const read = numberAt(usage, "prompt_tokens_details", "cached_tokens");
  const written = numberAt(usage, "prompt_tokens_details", "cache_write_tokens");
  return makeUsage({
    inputTokens: prompt === null ? null : Math.max(0, prompt - (read ?? 0) - (written ?? 0)),
    outputTokens: numberAt(usage, "completion_tokens"),
    cacheReadTokens: read,
    cacheCreationTokens: written,
    reasoningTokens: numberAt(usage, "completion_tokens_details", "reasoning_tokens"),
  });
}

/** US dollars charged to the account, a credit being one; null where none are told, which is not 0. */
export function costOf(usage: unknown): number | null {
  const cost = numberAt(usage, "cost");
  return cost === null || cost < 0 ? null : cost;
}
