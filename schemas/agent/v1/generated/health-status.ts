// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whether the plugin can be used now.
 */
export interface HealthStatus {
  healthy: boolean;
  message: string;
  details: {
    [k: string]: unknown;
  } | null;
}
