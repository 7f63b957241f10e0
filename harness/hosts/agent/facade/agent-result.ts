import { reportedUsage } from "../../../../adapters/shared/outcome/estimate-usage.ts";
import type { AgentRunResult, AgentRunUsage } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";

/** A run that succeeded in the words of `agent/v1`. Pure. @param durationMs wall-clock, measured outside of the CLI. */
export function agentResult(outcome: Outcome, durationMs: number): AgentRunResult {
  return {
    content: outcome.content ?? outcome.messages.join("\n"),
    cost_usd: outcome.costUsd ?? null,
    duration_ms: Math.round(durationMs),
    usage: agentUsage(outcome),
  };
}

/** Null where the CLI reported nothing. The sum is the document's, which counts no cached token. */
function agentUsage(outcome: Outcome): AgentRunUsage | null {
  const reported = reportedUsage(outcome);
  if (reported === null) return null;
  const { inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens, serviceTier } = reported;
  return {
    tokens: {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cache_read_tokens: cacheReadTokens,
      cache_creation_tokens: cacheCreationTokens,
      total_tokens: inputTokens + outputTokens,
    },
    model_id: outcome.model ?? null,
    service_tier: serviceTier ?? null,
  };
}
