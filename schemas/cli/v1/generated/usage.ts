// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Tokens that this run used, with one meaning for every provider.
 */
export interface Usage {
  /**
   * Input tokens without any cached token.
   */
  inputTokens: number;
  /**
   * Output tokens, reasoning included.
   */
  outputTokens: number;
  /**
   * Input tokens read from a cache.
   */
  cacheReadTokens: number;
  /**
   * Input tokens written to a cache.
   */
  cacheCreationTokens: number;
  /**
   * The part of outputTokens that was reasoning, where the CLI tells.
   */
  reasoningTokens?: number | null;
  /**
   * Sum of input, cache read, cache creation and output tokens.
   */
  totalTokens: number;
  /**
   * Service tier as the CLI printed it.
   */
  serviceTier?: string | null;
  /**
   * True when the CLI showed no figures and these are ceil(characters / 4).
   */
  estimated: boolean;
}
