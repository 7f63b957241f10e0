import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { MessageUsage } from "../../../schemas/wire/pi/generated/stream-json.ts";
import { numberAt, recordAt, type Untrusted } from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/** What one message says of tokens and money. */
export interface Figures {
  usage: Usage;
  costUsd: number | null;
}

/**
 * The figures of a `usage` object, or null. `input` holds no cached token, `output` holds the reasoning. Zeros all over
 * are the CLI's own, for a call that failed or a server that counts nothing: they are no figures (INV-CLI-USAGE-004).
 */
export function messageFigures(value: unknown): Figures | null {
  const figures: Untrusted<MessageUsage> | null = recordAt(value);
  if (figures === null) return null;
  const usage = makeUsage({
    inputTokens: figures.input,
    outputTokens: figures.output,
    cacheReadTokens: figures.cacheRead,
    cacheCreationTokens: figures.cacheWrite,
    reasoningTokens: figures.reasoning,
  });
  if (usage === null || usage.totalTokens === 0) return null;
  return { usage, costUsd: numberAt(figures.cost, "total") };
}
