import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { recordAt } from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/**
 * A usage object as all formats print it: input stands without what was cached, output with the reasoning. Zeros all
 * over are how the CLI prints that it knows nothing, so they are none (INV-CLI-USAGE-004).
 */
export function figures(printed: unknown): Usage | null {
  const of = recordAt(printed) ?? {};
  const usage = makeUsage({
    inputTokens: of.input_tokens,
    outputTokens: of.output_tokens,
    cacheReadTokens: of.cache_read_input_tokens,
    cacheCreationTokens: of.cache_creation_input_tokens,
    reasoningTokens: of.reasoning_tokens,
  });
  return usage === null || usage.totalTokens === 0 ? null : usage;
}
