import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { StreamStats } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { numberAt, recordAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { type Counted, googleUsage } from "../../shared/gemini-cli/model-stats.ts";
import { documentedUsage } from "../../shared/outcome/documented.ts";

/**
 * The figures of a result record: all calls of the run together, the router's too. Thoughts are in `total_tokens`
 * only, together with what tools gave the model to read, so they cannot be known.
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
