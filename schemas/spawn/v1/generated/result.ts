// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What came of a run.
 */
export interface SpawnResult {
  /**
   * The agent's text.
   */
  stdout: string;
  /**
   * 0 when the run succeeded, anything else when it did not.
   */
  exitCode: number;
  usage?: UsageInfo;
  /**
   * The provider's own message, only on failure.
   */
  errorMessage?: string;
  /**
   * The HTTP status that the provider's API answered with, only on failure.
   */
  apiErrorStatus?: number;
  /**
   * What was asked for and could not be passed on, a line each; not in the document. Left out: nothing.
   */
  warnings?: string[];
}
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
