// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a plugin can do.
 */
export interface AgentCapabilities {
  /**
   * The model that is asked for by default.
   */
  model_id: string;
  supports_usage_reporting: boolean;
  supports_quota_reporting: boolean;
  supports_activity_streaming: boolean;
  /**
   * Tokens; null where it is not known.
   */
  context_window: number | null;
}
