// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a session used since the last tick. Figures that no one reported are absent, never 0.
 */
export interface UsageTick {
  provider: string;
  adapter_id: string;
  adapter_version: string;
  providerVersion: string | null;
  sessionPid: number;
  /**
   * Seconds that the session lasted.
   */
  seconds: number;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  /**
   * US dollars.
   */
  costUsd?: number;
}
