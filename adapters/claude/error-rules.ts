import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/**
 * How claude words its failures, ahead of the common rules and in this order. Codes come from result and assistant
 * records (`api_error`, `terminal_reason`, `subtype`, `api_error_type`, `error`). Sentences are tied to the start of
 * a line wherever the CLI puts them there, because the rest of a line may quote anything.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: /^(?:Error: )?(?:No conversation found with session ID|--resume requires a valid session ID)/m,
  },
  // It says of itself that it is no quota: "(not your usage limit)".
  { kind: "rate_limited", text: /^(?:API Error: )?Server is temporarily limiting requests/m },
  {
    kind: "quota_exhausted",
    codes: ["usage_limit_reached", "billing_error"],
    text: [
      /^(?:You've (?:hit|reached) your (?:\S+ ){0,4}limit|You're out of (?:extra usage|usage credits)|Your org(?:anization)? is out of usage|Your seat type doesn't include (?:extra )?usage|Your usage allocation has been disabled|Your group's usage limit is set to |[A-Z][a-z]+ (?:\S{1,20} )?requires usage credits)/m,
      /^(?:Claude(?: AI)? usage limit reached|Credit balance (?:is )?too low|API Error: 400 .*\b(?:credit balance is too low|reached your specified [\w\s-]*usage limits)\b)/m,
    ],
  },
  { kind: "timeout", text: /^(?:API Error: )?Request timed out/m },
  {
    kind: "permission_denied",
    codes: [
      "permission_error",
      "oauth_org_not_allowed",
      "account_on_hold",
      "org_pin_mismatch",
      "gateway_access_denied",
    ],
    text: [
      /^Failed to authenticate\. API Error: 403\b/m,
      /^Your (?:ANTHROPIC_API_KEY belongs to a disabled organization|organization has disabled |account is on hold)|^This service is disabled for your org/m,
    ],
  },
  {
    kind: "auth_expired",
    codes: [
      "authentication_error",
      "authentication_failed",
      "verification_required",
      "cloud_credential_error",
      "org_verify_failed",
      "gateway_signin_required",
      "org_config_refused",
    ],
    text: /^(?:Not logged in|Invalid (?:API key|auth token)|Failed to authenticate|Please run \/login|OAuth token revoked|(?:Anthropic profile l|L)ogin (?:expired|reached its time limit)|Authentication (?:error|required) [·]|The saved sign-in could not be read|Your apiKeyHelper script is failing)/m,
  },
  {
    kind: "model_unavailable",
    codes: ["model_not_found"],
    text: /^(?:There's an issue with the selected model|API Error: 404 .*not_found_error.*\bmodel: )/m,
  },
  {
    kind: "context_exceeded",
    codes: ["prompt_too_long", "blocking_limit", "rapid_refill_breaker"],
    text: /^(?:Prompt is too long|API Error: (?:The model has reached its context window limit|400 .*\bprompt is too long\b))/m,
  },
  {
    kind: "overloaded",
    codes: ["overloaded_error", "overloaded"],
    text: /^API Error: Overloaded\b/m,
  },
  {
    kind: "rate_limited",
    codes: ["rate_limit_error", "rate_limit"],
  },
  {
    kind: "transport",
    codes: ["connection_failed", "org_config_required_unavailable", "remote_settings_required_unavailable"],
    text: /^(?:API Error: (?:Connection |Can't reach |API returned an empty or malformed response)|Could not parse message into JSON)/m,
  },
  { kind: "server", codes: ["malformed_tool_use_exhausted"] },
  {
    kind: "max_turns",
    codes: ["error_max_turns", "error_max_budget_usd", "max_turns", "budget_exhausted"],
    text: /^Error: (?:Reached max turns|Exceeded USD budget)/m,
  },
  {
    kind: "output_invalid",
    codes: ["error_max_structured_output_retries", "structured_output_retry_exhausted"],
    text: /^(?:Error: )?Failed to provide valid structured output/m,
  },
  { kind: "cancelled", codes: ["aborted_streaming", "aborted_tools"], text: /^Execution error$/ },
  {
    // The model refused, or its answer was longer than allowed: neither is the caller's mistake.
    kind: "unknown",
    codes: ["max_output_tokens"],
    text: /^API Error: (?:Claude Code is unable to respond|.*safeguards flagged|Claude's response exceeded)/m,
  },
  {
    kind: "configuration",
    codes: [
      "org_pin_api_key_conflict",
      "provider_not_allowed",
      "managed_settings_invalid",
      "proxy_invalid",
      "temp_dir_unusable",
      "cwd_unavailable",
      "shell_tool_missing",
      "cli_version_too_old",
      "sandbox_required_unavailable",
      "config_file_invalid",
      "sideload_flags_disabled",
    ],
    text: /^(?:Invalid ANTHROPIC_CUSTOM_HEADERS|Invalid request header from the environment|Error: Invalid MCP configuration|Error: Settings file not found|MCP config file not found|Claude configuration file )/m,
  },
  {
    kind: "invalid_request",
    codes: [
      "image_error",
      "invalid_request",
      "invalid_request_error",
      "request_too_large",
      "bypass_root",
      "session_held_by_background",
      "worktree_resume_refused",
      "initialize_not_first",
      "managed_settings_not_delivered",
      "initialize_fields_not_delivered",
    ],
    text: /^(?:error: (?:unknown option|option )|Error: (?:Input must be provided|--json-schema is not|When using --print)|Error parsing streaming input line|--dangerously-skip-permissions cannot be used|Request too large)/m,
  },
];
