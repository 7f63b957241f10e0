import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { MessageUsage } from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { numberAt, recordAt, type Untrusted } from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/**
 * Usage as qwen prints it: Anthropic's names, OpenAI's meaning. Input includes what was cached; reasoning is a part of
 * the output and is not shown.
 */
export function lineUsage(figures: unknown): Usage | null {
  const usage: Untrusted<MessageUsage> | null = recordAt(figures);
  if (usage === null) return null;
  const input = numberAt(usage.input_tokens);
  const cached = numberAt(usage.cache_read_input_tokens);
  return makeUsage({
    inputTokens: input === null ? null : input - (cached ?? 0),
    outputTokens: usage.output_tokens,
    cacheReadTokens: cached,
  });
}
