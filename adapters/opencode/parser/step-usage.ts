import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { StepTokens } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import { numberAt, recordAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { makeUsage } from "../../shared/usage/make-usage.ts";

/** Usage of one model call, or null. Its input never holds a cached token. */
export function stepUsage(value: unknown): Usage | null {
  const tokens: Untrusted<StepTokens> | null = recordAt(value);
  if (tokens === null) return null;
  return makeUsage({
    inputTokens: tokens.input,
    outputTokens: outputTokens(tokens),
    cacheReadTokens: numberAt(tokens.cache, "read"),
    cacheCreationTokens: numberAt(tokens.cache, "write"),
    reasoningTokens: tokens.reasoning,
  });
}

/**
 * Output with reasoning. 1.18 prints it without and 1.3.2 with it, which shows by the total; where there is no total
 * (1.0.185), more reasoning than output can only stand beside it.
 */
function outputTokens({ input, output, reasoning, cache, total }: Untrusted<StepTokens>): unknown {
  const [beside, said] = [numberAt(reasoning), numberAt(output)];
  if (beside === null || said === null) return output;
  const sum = numberAt(total);
  const rest = [numberAt(input), numberAt(cache, "read"), numberAt(cache, "write")];
  const known = rest.reduce<number>((all, count) => all + (count ?? 0), said);
  const isBeside = sum === null ? beside > said : sum === known + beside;
  return isBeside ? said + beside : said;
}
