import type { Usage } from "../../../contracts/cli/v1/adapter.ts";

/** Figures as a record shows them: unknown until looked at. */
export interface UsageFigures {
  /** Without any cached token. */
  inputTokens?: unknown;
  /** Reasoning included. */
  outputTokens?: unknown;
  cacheReadTokens?: unknown;
  cacheCreationTokens?: unknown;
  reasoningTokens?: unknown;
  serviceTier?: unknown;
  estimated?: boolean;
}

/**
 * Makes a usage of printed figures.
 *
 * @returns null when neither input nor output tokens are shown as a number; what else is missing counts as 0. A null,
 *   NaN or string count is a missing one and never poisons the total (agentclientprotocol/claude-agent-acp#565).
 */
export function makeUsage(figures: UsageFigures): Usage | null {
  const input = tokenCount(figures.inputTokens);
  const output = tokenCount(figures.outputTokens);
  if (input === null && output === null) return null;
  const cacheRead = tokenCount(figures.cacheReadTokens) ?? 0;
  const cacheCreation = tokenCount(figures.cacheCreationTokens) ?? 0;
  const reasoning = tokenCount(figures.reasoningTokens);
  return {
    inputTokens: input ?? 0,
    outputTokens: output ?? 0,
    cacheReadTokens: cacheRead,
    cacheCreationTokens: cacheCreation,
    ...(reasoning !== null && { reasoningTokens: reasoning }),
    totalTokens: (input ?? 0) + (output ?? 0) + cacheRead + cacheCreation,
    ...(typeof figures.serviceTier === "string" && { serviceTier: figures.serviceTier }),
    estimated: figures.estimated ?? false,
  };
}

/** A count of tokens: a non-negative safe integer, or null for anything else. */
function tokenCount(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}
