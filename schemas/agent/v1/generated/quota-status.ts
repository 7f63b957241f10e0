// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * How much of the quota is left.
 */
export interface QuotaStatus {
  windows: QuotaWindow[];
  is_rate_limited: boolean;
  /**
   * Unix milliseconds.
   */
  earliest_reset_at: number | null;
}
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
