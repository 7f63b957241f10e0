import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ModelTokens } from "../../../schemas/wire/gemini/generated/json.ts";
import type { StreamStats } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { documentedUsage } from "../../shared/documented/documented-usage.ts";
import { numberAt, recordAt, valueAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import { makeUsage } from "../../shared/usage/make-usage.ts";

/** What the CLI counts for a run. */
export interface Counted {
  /** Null: it shows no figures. */
  usage: Usage | null;
  /** It shows figures, and all of them are 0. */
  isNothing: boolean;
}

/** One part of a run's tokens, as Google counts them: the prompt includes what was cached, the answer no thoughts. */
interface GoogleCount {
  prompt: number | null;
  cached: number | null;
  answer: number | null;
  thoughts?: number | null;
}

/**
 * The figures of a result record: all calls of the run together, the router's too. Thoughts stand in `total_tokens`
 * only, together with what tools gave the model to read, so they cannot be told.
 */
export function streamUsage(stats: unknown): Counted {
  const figures: Untrusted<StreamStats> = recordAt(stats) ?? {};
  const usage = googleUsage({
    prompt: numberAt(figures.input_tokens),
    cached: numberAt(figures.cached),
    answer: numberAt(figures.output_tokens),
  });
  return { usage, isNothing: figures.total_tokens === 0 && usage?.totalTokens === 0 };
}

/** The figures of json mode, summed over the models: here thoughts have one of their own. */
export function documentUsage(stats: unknown): Counted {
  const models = recordAt(stats, "models");
  if (models === null) return { usage: null, isNothing: false };
  const usage = Object.values(models)
    .map((model) => modelUsage(recordAt(model, "tokens") ?? {}))
    .reduce(addUsage, null);
  return { usage, isNothing: usage === null ? Object.keys(models).length === 0 : usage.totalTokens === 0 };
}

/** Usage as a contract document shows it for gemini: by the names of Google's API, or by anybody's. */
export function metadataUsage(record: unknown): Usage | null {
  const metadata = valueAt(record, "usage_metadata") ?? valueAt(record, "usageMetadata");
  const usage = googleUsage({
    prompt: numberAt(metadata, "prompt_token_count") ?? numberAt(metadata, "promptTokenCount"),
    cached: numberAt(metadata, "cached_content_token_count") ?? numberAt(metadata, "cachedContentTokenCount"),
    answer: numberAt(metadata, "candidates_token_count") ?? numberAt(metadata, "candidatesTokenCount"),
    thoughts: numberAt(metadata, "thoughts_token_count") ?? numberAt(metadata, "thoughtsTokenCount"),
  });
  return usage ?? documentedUsage(valueAt(record, "usage"));
}

/** The model that answers, not the one that chooses it. Where no roles are shown, the last one named. */
export function mainModel(stats: unknown): string | null {
  const models = Object.entries(recordAt(stats, "models") ?? {});
  const main = models.find(([, model]) => recordAt(model, "roles", "main") !== null);
  return (main ?? models.at(-1))?.[0] ?? null;
}

function modelUsage({ prompt, cached, candidates, thoughts }: Untrusted<ModelTokens>): Usage | null {
  return googleUsage({
    prompt: numberAt(prompt),
    cached: numberAt(cached),
    answer: numberAt(candidates),
    thoughts: numberAt(thoughts),
  });
}

function googleUsage({ prompt, cached, answer, thoughts = null }: GoogleCount): Usage | null {
  return makeUsage({
    inputTokens: prompt === null ? null : prompt - (cached ?? 0),
    outputTokens: answer === null ? null : answer + (thoughts ?? 0),
    cacheReadTokens: cached,
    reasoningTokens: thoughts,
  });
}
