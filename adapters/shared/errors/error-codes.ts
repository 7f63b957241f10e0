import type { ErrorKind } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorRule } from "./error-evidence.ts";

/**
 * The words that APIs and CLIs put into the code or type field of an error, as they mean it everywhere.
 * Compared by `codeKey`: `RateLimitError`, `rate-limit-error` and `RATE_LIMIT_ERROR` are one word.
 */
const CODES: Readonly<Partial<Record<ErrorKind, string>>> = {
  cli_not_found: "command_not_found",
  model_unavailable:
    "model_not_found model_not_available model_unavailable unknown_model unsupported_model invalid_model",
  session_expired: "session_not_found session_expired thread_not_found conversation_not_found",
  not_found: "not_found not_found_error enoent",
  auth_expired:
    "authentication authentication_error authentication_failed auth auth_error unauthorized unauthenticated invalid_api_key invalid_x_api_key missing_api_key token_expired expired_token oauth_expired not_authenticated not_logged_in",
  permission_denied: "permission_denied permission_error forbidden access_denied",
  quota_exhausted:
    "insufficient_quota insufficient_credits quota_exceeded quota_exhausted billing_error billing_hard_limit billing_hard_limit_reached billing_not_active credit_limit usage_limit usage_limit_reached usage_not_included resource_exhausted payment_required budget_exceeded",
  rate_limited:
    "rate_limit rate_limit_error rate_limit_exceeded rate_limited too_many_requests throttled throttling throttling_exception",
  overloaded: "overloaded overloaded_error server_is_overloaded engine_overloaded slow_down",
  context_exceeded:
    "context_length_exceeded context_window_exceeded context_overflow context_overflow_error prompt_too_long string_above_max_length",
  invalid_request:
    "bad_request bad_request_error validation_error invalid_parameter invalid_argument invalid_prompt malformed request_too_large unsupported_value failed_precondition",
  transport:
    "econnreset econnrefused econnaborted enotfound etimedout ehostunreach enetunreach eai_again epipe und_err_socket network_error connection_failed connection_error deadline_exceeded transport_error socket_hang_up",
  stream_truncated: "stream_truncated response_stream_disconnected",
  server:
    "server_error internal_server_error internal_error internal service_unavailable unavailable bad_gateway gateway_timeout",
  timeout:
    "timeout timeout_error timed_out request_timeout api_timeout und_err_connect_timeout und_err_headers_timeout und_err_body_timeout",
  configuration:
    "not_configured cli_not_installed missing_config invalid_config config_error config_file_invalid configuration_error",
  cancelled: "cancelled canceled aborted abort_error interrupted",
  max_turns: "max_turns max_turns_exceeded max_iterations",
};

/** Words that say a request was refused and not why: status and text, where they know more, decide first. */
const VAGUE_CODES: Readonly<Partial<Record<ErrorKind, string>>> = {
  invalid_request: "invalid_request invalid_request_error",
  server: "api_error",
};

const KIND_BY_CODE = table(CODES);

const KIND_BY_VAGUE_CODE = table(VAGUE_CODES);

/** All words that stand for a kind by themselves. */
export const KNOWN_CODES: readonly string[] = [...KIND_BY_CODE.keys()];

/** The kind that an error's own word stands for, or null. */
export function kindOfCode(code: string): ErrorKind | null {
  return KIND_BY_CODE.get(codeKey(code)) ?? null;
}

/** The kind of a word that says little, for when nothing else speaks. */
export function kindOfVagueCode(code: string): ErrorKind | null {
  return KIND_BY_VAGUE_CODE.get(codeKey(code)) ?? null;
}

/** One spelling for `RateLimitError`, `rate-limit-error`, `rate.limit.error` and `RATE_LIMIT_ERROR`. */
export function codeKey(code: string): string {
  return code
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/[\s.-]+/g, "_")
    .toLowerCase();
}

function table(codes: Readonly<Partial<Record<ErrorKind, string>>>): ReadonlyMap<string, ErrorKind> {
  const entries = Object.entries(codes) as [ErrorKind, string][];
  return new Map(entries.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)));
}

/** True for a word that stands for a kind by itself: everywhere, or by one of the provider's rules. */
export function isKnownCode(code: string, rules: readonly ErrorRule[]): boolean {
  const isOwn = rules.some(({ codes = [] }) => codes.some((one) => codeKey(one) === codeKey(code)));
  return isOwn || kindOfCode(code) !== null;
}
