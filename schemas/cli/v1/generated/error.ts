// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Why a run failed; the words are those of contracts/cli/v1/error-taxonomy.json.
 */
export interface RunError {
  /**
   * One of the ten categories of the taxonomy.
   */
  category:
    | "quota"
    | "rate_limit"
    | "authentication"
    | "validation"
    | "network"
    | "server"
    | "timeout"
    | "not_found"
    | "configuration"
    | "unknown";
  /**
   * The finer word; it decides the category.
   */
  kind:
    | "cli_not_found"
    | "model_unavailable"
    | "session_expired"
    | "auth_expired"
    | "permission_denied"
    | "quota_exhausted"
    | "rate_limited"
    | "overloaded"
    | "context_exceeded"
    | "invalid_request"
    | "transport"
    | "stream_truncated"
    | "server"
    | "timeout"
    | "configuration"
    | "cancelled"
    | "max_turns"
    | "output_invalid"
    | "not_found"
    | "unknown";
  /**
   * The reason in the CLI's own words, escape sequences stripped; never empty.
   */
  message: string;
  /**
   * HTTP status where the output shows one.
   */
  httpStatus?: number | null;
  /**
   * Milliseconds to wait, only if the output tells.
   */
  retryAfterMs?: number | null;
  /**
   * ISO 8601 time at which a limit resets, only if the output tells an absolute one.
   */
  resetsAt?: string | null;
  /**
   * The same run may be tried again.
   */
  shouldRetry: boolean;
  /**
   * Another provider may be tried.
   */
  shouldFallback: boolean;
  /**
   * retryAfterMs, or 1000 for a rate limit without one.
   */
  suggestedDelayMs?: number | null;
  /**
   * The place whose words decided the class.
   */
  evidence: "record" | "stdout" | "stderr" | "exit" | "spawn";
}
