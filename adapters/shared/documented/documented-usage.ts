import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt } from "../fields/fields.ts";
import { makeUsage } from "../usage/make-usage.ts";

/** Usage as protocol documents show it: by Anthropic's names or by OpenAI's; null where there is none. */
export function documentedUsage(usage: unknown): Usage | null {
  return makeUsage({
    inputTokens: numberAt(usage, "input_tokens") ?? numberAt(usage, "prompt_tokens"),
    outputTokens: numberAt(usage, "output_tokens") ?? numberAt(usage, "completion_tokens"),
  });
}
