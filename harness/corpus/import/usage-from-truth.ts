import type { UsageMeaning } from "../../../schemas/harness/v1/generated/dialect.ts";
import type { Dialect } from "./dialect.ts";
import type { TruthEntry, TruthUsage } from "./truth-entry.ts";

/** The usage fields of an expectation; a figure no one reported is not claimed. */
export type ExpectedUsage = Partial<
  Record<
    "inputTokens" | "outputTokens" | "cacheReadTokens" | "cacheCreationTokens" | "reasoningTokens",
    number
  >
>;

/**
 * Every usage that is right for a run, in the outcome's one meaning.
 *
 * @param continues the run goes on with an earlier session: figures that the CLI prints for the whole session
 *   are then cumulative, and null is right instead (INV-CLI-USAGE-003).
 */
export function usagesFromTruth(
  entry: TruthEntry,
  dialect: Dialect,
  continues: boolean,
): (ExpectedUsage | null)[] {
  const { usage = null, usageAlso = [], usageShown, usageEstimated, usageWithSideCalls } = entry;
  const usages = [
    converted(usage, dialect.usage),
    ...usageAlso.map((other) => converted(other, dialect.usageAlso ?? dialect.usage)),
  ];
  if (usageEstimated) usages.push(converted(usageEstimated, dialect.usage));
  if (usageWithSideCalls) usages.push(converted(usageWithSideCalls, dialect.usage));
  if (usageShown) {
    usages.push(null);
    if (!continues) usages.push(converted(usageShown, dialect.usageShown ?? dialect.usage));
  }
  return usages;
}

function converted(usage: TruthUsage | null, meaning: UsageMeaning = {}): ExpectedUsage | null {
  if (usage === null) return null;
  const { input, output, cacheRead, cacheWrite, reasoning } = usage;
  const cached = meaning.inputIncludesCached ? (cacheRead ?? 0) : 0;
  const hidden = meaning.outputExcludesReasoning ? (reasoning ?? 0) : 0;
  return {
    ...(input === null ? {} : { inputTokens: input - cached }),
    ...(output === null ? {} : { outputTokens: output + hidden }),
    ...(cacheRead === null ? {} : { cacheReadTokens: cacheRead }),
    ...(cacheWrite === null ? {} : { cacheCreationTokens: cacheWrite }),
    ...(reasoning === null ? {} : { reasoningTokens: reasoning }),
  };
}
