// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whether a provider can be used now.
 */
export interface Availability {
  available: boolean;
  /**
   * Why not.
   */
  reason?: string;
}
