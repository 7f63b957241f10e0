// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

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
