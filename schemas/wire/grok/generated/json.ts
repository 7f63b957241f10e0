// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whole stdout of `grok --output-format json`: one object over several lines, or on a failure one line with `type` error. `text` joins the texts of all turns without a mark; tools are not shown.
 */
export type JsonOutput = {
  type?: "error";
  /**
   * Of a failure, beside `type`.
   */
  message?: string;
  text?: string;
  /**
   * end_turn, max_tokens, refusal or cancelled.
   */
  stopReason?: string;
  sessionId?: string;
  requestId?: string;
  thought?: string;
  usage?: DocumentUsage;
  num_turns?: number;
  modelUsage?: {
    [k: string]: DocumentModelUsage;
  };
  /**
   * In the CLI's own manual; not recorded.
   */
  total_cost_usd?: number;
  /**
   * With --json-schema; null where the answer does not meet it.
   */
  structuredOutput?: unknown;
  /**
   * Why it does not; the exit code is 0 all the same.
   */
  structuredOutputError?: string;
} & {
  [k: string]: unknown;
};

export interface DocumentUsage {
  /**
   * Without cached tokens.
   */
  input_tokens: number;
  /**
   * With reasoning.
   */
  output_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
  reasoning_tokens: number;
  total_tokens: number;
}
export interface DocumentModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens: number;
  cacheCreationInputTokens: number;
  modelCalls: number;
  costUSD?: number;
}
