import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { makeUsage } from "./make-usage.ts";

/**
 * The usage of two parts of one run together; null is a part without figures.
 * A sum with an estimate in it is an estimate; the service tier is the later one's.
 */
export function addUsage(first: Usage | null, second: Usage | null): Usage | null {
  if (first === null || second === null) return first ?? second;
  const hasReasoning = first.reasoningTokens != null || second.reasoningTokens != null;
  return makeUsage({
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
    cacheReadTokens: first.cacheReadTokens + second.cacheReadTokens,
    cacheCreationTokens: first.cacheCreationTokens + second.cacheCreationTokens,
    reasoningTokens: hasReasoning ? (first.reasoningTokens ?? 0) + (second.reasoningTokens ?? 0) : null,
    serviceTier: second.serviceTier ?? first.serviceTier,
    estimated: first.estimated || second.estimated,
  });
}
