// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * A span of time in which only so much may be used.
 */
export interface QuotaWindow {
  window_type: string;
  /**
   * Unix milliseconds.
   */
  resets_at: number | null;
  is_exhausted: boolean;
  /**
   * 0 to 100.
   */
  used_percentage: number | null;
}
