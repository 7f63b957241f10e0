// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One rate-limit window as the CLI reported it.
 */
export interface QuotaWindow {
  /**
   * Name of the window as the CLI prints it, five_hour or seven_day for instance.
   */
  window: string;
  /**
   * allowed, allowed_warning, rejected ... as printed.
   */
  status?: string | null;
  /**
   * Share used, 0 to 1, where shown.
   */
  utilization?: number | null;
  /**
   * ISO 8601 time of the reset, where shown.
   */
  resetsAt?: string | null;
  /**
   * Whether the run may go on at extra cost when the window is used up: allowed, rejected ... as printed.
   */
  overageStatus?: string | null;
  /**
   * True: the window is used up, and the run is paid for as overage.
   */
  isUsingOverage?: boolean | null;
}
