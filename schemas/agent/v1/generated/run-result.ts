// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What came of a run that succeeded.
 */
export interface AgentRunResult {
  content: string;
  /**
   * US dollars; null where the CLI does not say.
   */
  cost_usd: number | null;
  /**
   * Wall-clock milliseconds, as the plugin measured them.
   */
  duration_ms: number;
  usage: AgentRunUsage | null;
}
/**
 * What a run used.
 */
export interface AgentRunUsage {
  tokens: TokenUsage;
  /**
   * The model that answered.
   */
  model_id: string | null;
  service_tier: string | null;
}
/**
 * Tokens of a run.
 */
export interface TokenUsage {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_creation_tokens: number;
  /**
   * input_tokens + output_tokens.
   */
  total_tokens: number;
}
