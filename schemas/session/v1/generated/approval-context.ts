// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * `context` of a request for approval.
 */
export interface ApprovalContext {
  approvalId: string;
  /**
   * Where it was seen.
   */
  seenIn: "stream" | "git" | "diff";
  /**
   * The command, the file or the figures that it is about.
   */
  subject: string;
  /**
   * The session is stopped until the request is answered.
   */
  isHeld: boolean;
}
