// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whether the provider's CLI is installed.
 */
export interface Detection {
  installed: boolean;
  version?: string;
  /**
   * Where it is, or why it is not.
   */
  details?: string;
}
