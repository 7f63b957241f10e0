import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens } from "../../../scripted-api/scenario.ts";
import { tokensOf } from "../../../scripted-api/tokens-of.ts";

/** Figures of a run in which the model answered so many times, each time with as many tokens; its router's beside. */
export function answers(
  times: number,
  each: ScriptedTokens = tokensOf({})!,
  cacheRead: number | null = 0,
): Partial<TruthEntry> {
  const router = tokensOf({})!;
  const none = { cacheRead, cacheWrite: null, reasoning: null };
  const input = each.input * times;
  const output = each.output * times;
  return {
    usage: { input: input + router.input, output: output + router.output, ...none },
    usageAlso: [{ input, output, ...none }],
  };
}
