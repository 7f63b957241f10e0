import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt, recordAt } from "../framing/fields.ts";
import { addUsage } from "../outcome/add-usage.ts";
import { makeUsage } from "../outcome/make-usage.ts";

/** What a CLI counts for a run. */
export interface Counted {
  /** Null: it shows no figures. */
  usage: Usage | null;
  /** It shows figures, and all of them are 0. */
  isNothing: boolean;
}

/** One part of a run's tokens, as Google counts them: the prompt includes what was cached, the answer no thoughts. */
export interface GoogleCount {
  prompt: number | null;
  cached: number | null;
  answer: number | null;
  thoughts?: number | null;
}

/** The `stats` of a json-mode document of gemini or one of its forks, summed over the models. */
export function documentUsage(stats: unknown): Counted {
  const models = recordAt(stats, "models");
  if (models === null) return { usage: null, isNothing: false };
  const usage = Object.values(models)
    .map((model) => modelUsage(recordAt(model, "tokens")))
    .reduce(addUsage, null);
  return { usage, isNothing: usage === null ? Object.keys(models).length === 0 : usage.totalTokens === 0 };
}

/** The models of a run's `stats` that counted tokens, as a stream or a document prints them. */
export function countedModels(stats: unknown): string[] {
  return Object.entries(recordAt(stats, "models") ?? {}).flatMap(([name, model]) => {
    const total = numberAt(model, "total_tokens") ?? numberAt(model, "tokens", "total") ?? 0;
    return total > 0 ? [name] : [];
  });
}

/** The model that answers, not the one that chooses it. Where no roles are shown, the last one named. */
export function mainModel(stats: unknown): string | null {
  const models = Object.entries(recordAt(stats, "models") ?? {});
  const main = models.find(([, model]) => recordAt(model, "roles", "main") !== null);
  return (main ?? models.at(-1))?.[0] ?? null;
}

export function googleUsage({ prompt, cached, answer, thoughts = null }: GoogleCount): Usage | null {
  return makeUsage({
    inputTokens: prompt === null ? null : prompt - (cached ?? 0),
    outputTokens: answer === null ? null : answer + (thoughts ?? 0),
    cacheReadTokens: cached,
    reasoningTokens: thoughts,
  });
}

function modelUsage(tokens: unknown): Usage | null {
  return googleUsage({
    prompt: numberAt(tokens, "prompt"),
    cached: numberAt(tokens, "cached"),
    answer: numberAt(tokens, "candidates"),
    thoughts: numberAt(tokens, "thoughts"),
  });
}
