import type { ScriptedTokens } from "./scenario.ts";

const COUNTS = ["input", "output", "cacheRead", "cacheWrite", "reasoning"] as const;

/** Adds the tokens of several replies; a count that no reply names stays away. Null where no reply tells any. */
export function sumOfTokens(all: readonly (ScriptedTokens | null)[]): ScriptedTokens | null {
  const told = all.filter((tokens) => tokens !== null);
  if (told.length === 0) return null;
  const sum: ScriptedTokens = { input: 0, output: 0 };
  for (const tokens of told) {
    for (const count of COUNTS) {
      const value = tokens[count];
      if (value !== undefined) sum[count] = (sum[count] ?? 0) + value;
    }
  }
  return sum;
}
