import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/** Usage as the API names it (result, assistant, stream_event), or null. Its input_tokens hold no cached token. */
export function apiUsage(value: unknown): Usage | null {
  const usage = recordAt(value);
  if (usage === null) return null;
  return makeUsage({
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    cacheReadTokens: usage.cache_read_input_tokens,
    cacheCreationTokens: usage.cache_creation_input_tokens,
    reasoningTokens: numberAt(usage, "output_tokens_details", "thinking_tokens") || null,
    serviceTier: stringAt(usage, "service_tier"),
  });
}

/** Usage of one entry of modelUsage. */
export function modelUsage(value: unknown): Usage | null {
  const usage = recordAt(value);
  if (usage === null) return null;
  return makeUsage({
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    cacheReadTokens: usage.cacheReadInputTokens,
    cacheCreationTokens: usage.cacheCreationInputTokens,
    reasoningTokens: numberAt(usage, "thinkingTokens") || null,
  });
}

/** Usage of all models together; null for anything but an object, and for an empty one. */
export function allModelsUsage(value: unknown): Usage | null {
  return Object.values(recordAt(value) ?? {})
    .map(modelUsage)
    .reduce(addUsage, null);
}

/** US dollars of all models together; null where no cost is shown. */
export function allModelsCost(value: unknown): number | null {
  const costs = Object.values(recordAt(value) ?? {}).flatMap((model) => numberAt(model, "costUSD") ?? []);
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

/** Tokens that went in, cached ones too: what says whether one figure covers more calls than another. */
export function inputSide(usage: Usage | null): number {
  return usage === null ? 0 : usage.inputTokens + usage.cacheReadTokens + usage.cacheCreationTokens;
}
