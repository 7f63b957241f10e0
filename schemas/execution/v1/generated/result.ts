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
 * What came of a run, succeeded or not.
 */
export interface AdapterExecutionResult {
  /**
   * Raw: a CLI that fails with 0 has 0 here, and an `errorCode`. Null where a signal ended it, or it never started.
   */
  exitCode: number | null;
  signal: string | null;
  timedOut: boolean;
  usage?: AdapterUsage;
  sessionId?: string | null;
  sessionParams?: {
    [k: string]: unknown;
  } | null;
  sessionDisplayId?: string | null;
  provider?: string | null;
  /**
   * The model that the CLI reported, never an echo of the request.
   */
  model?: string | null;
  billingType?: "api" | "subscription" | "metered_api" | "credits" | "unknown";
  /**
   * First non-empty line of the output.
   */
  summary?: string | null;
  /**
   * The assistant's whole text.
   */
  output?: string | null;
  /**
   * There exactly where the run failed.
   */
  errorMessage?: string | null;
  /**
   * There exactly where the run failed.
   */
  errorCode?: ConversationErrorKind | null;
  /**
   * The stored session is dead: forget it.
   */
  clearSession?: boolean;
}
/**
 * Tokens as the adapter could read them.
 */
export interface AdapterUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens?: number;
}
