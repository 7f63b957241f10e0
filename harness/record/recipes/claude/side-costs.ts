import semver from "semver";
import type { ScriptedTokens } from "../../../scripted-api/scenario.ts";
import { tokensOf } from "../../../scripted-api/tokens-of.ts";
import { costOf } from "./prices.ts";

const SMALL = "claude-haiku-4-5-20251001";
const MAX_CALLS = 6;

/**
 * Costs that are as right: before 2.1 calls beside the conversation (a warm-up, a title) are counted in as far as they
 * came back in time, some of the model itself and some of a small one. They use what the scripted API reports for them.
 */
export function sideCosts(usage: ScriptedTokens, model: string, version: string): number[] {
  const side = tokensOf({});
  if (semver.gte(version, "2.1.0") || side === null) return [];
  const own = costOf(model, usage) ?? 0;
  const more: number[] = [];
  for (let large = 0; large <= MAX_CALLS; large++) {
    for (let small = 0; small <= MAX_CALLS; small++) {
      if (large + small === 0) continue;
      const cost = own + large * (costOf(model, side) ?? 0) + small * (costOf(SMALL, side) ?? 0);
      more.push(Number(cost.toFixed(12)));
    }
  }
  return [...new Set(more)];
}
