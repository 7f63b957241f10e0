import type { Outcome, Usage } from "../../../contracts/cli/v1/adapter.ts";
import { makeUsage } from "./make-usage.ts";

const CHARACTERS_PER_TOKEN = 4;

/**
 * Usage for a CLI that shows none: ceil(characters / 4), flagged as estimated (INV-CLI-USAGE-004).
 *
 * @param promptLength characters (UTF-16 units) of the prompt; undefined when unknown counts as 0.
 * @param answerLength characters of the answer.
 * @returns null when nothing was said on either side: there is nothing to estimate from.
 */
export function estimateUsage(promptLength: number | undefined, answerLength: number): Usage | null {
  const inputTokens = tokens(promptLength ?? 0);
  const outputTokens = tokens(answerLength);
  if (inputTokens + outputTokens === 0) return null;
  return makeUsage({ inputTokens, outputTokens, estimated: true });
}

function tokens(characters: number): number {
  return Number.isFinite(characters) && characters > 0 ? Math.ceil(characters / CHARACTERS_PER_TOKEN) : 0;
}

/** The usage that the CLI itself reported, or null: an estimate is no figure for a host's bill (INV-CLI-USAGE-004). */
export function reportedUsage({ usage }: Pick<Outcome, "usage">): NonNullable<Outcome["usage"]> | null {
  return usage == null || usage.estimated ? null : usage;
}
