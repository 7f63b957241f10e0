// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a run cost, as far as the CLI reported.
 */
export interface UsageInfo {
  /**
   * Id of the provider that was asked, for telemetry over several of them.
   */
  provider: string;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  cachedTokens?: number;
  /**
   * US dollars.
   */
  costUsd?: number;
  /**
   * Milliseconds.
   */
  durationMs?: number;
}
