// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whether runs can be started here.
 */
export interface AdapterEnvironmentTestResult {
  /**
   * The worst level of its checks.
   */
  status: "pass" | "warn" | "fail";
  checks: AdapterEnvironmentCheck[];
}
/**
 * One thing that was looked at.
 */
export interface AdapterEnvironmentCheck {
  code: string;
  level: "pass" | "warn" | "fail";
  message: string;
  /**
   * What to do about it; always there unless it passed.
   */
  hint?: string;
}
