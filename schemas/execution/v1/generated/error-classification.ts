// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * The document's seven kinds of failure, the model that is not there, and what nothing explains.
 */
export type ConversationErrorKind =
  | "cli_not_found"
  | "auth_expired"
  | "rate_limited"
  | "session_expired"
  | "context_exceeded"
  | "transport"
  | "timeout"
  | "model_unavailable"
  | "unknown";

/**
 * What a screen needs to help a person on.
 */
export interface ConversationErrorClassification {
  kind: ConversationErrorKind;
  /**
   * What to do, in one sentence.
   */
  hint: string;
}
