import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens } from "../../../scripted-api/scenario.ts";
import { tokensOf } from "../../../scripted-api/tokens-of.ts";
import { costOf } from "./prices.ts";

/** Figures of a run in which the model answered so many times, each time with as many tokens. */
export function answers(times: number, each: ScriptedTokens = tokensOf({})!): Partial<TruthEntry> {
  const input = each.input * times;
  const output = each.output * times;
  return {
    usage: { input, output, cacheRead: 0, cacheWrite: 0, reasoning: null },
    costUsd: costOf("claude-opus-5-5", { input, output }),
  };
}
