// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What came of `initialize`.
 */
export interface InitResult {
  success: boolean;
  /**
   * Why not; null on success.
   */
  message: string | null;
}
