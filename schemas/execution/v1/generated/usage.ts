// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Tokens as the adapter could read them.
 */
export interface AdapterUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens?: number;
}
