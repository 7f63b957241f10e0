// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

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
