import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/**
 * How OpenRouter words its failures, ahead of the common rules and in this order. The codes are those of
 * `error.metadata.error_type`, `reason` and `limit_source`, which its documents call stable.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    // A window of a day is not waited out in a run (Gitlawb/openclaude#936); that of a minute is a plain limit.
    kind: "quota_exhausted",
    codes: ["openrouter_credits", "openrouter_key_limit", "weight_exceeds_budget", "token_limit_exceeded"],
    text: /\bfree-models-per-day\b|^This request requires more credits\b/m,
  },
  {
    kind: "model_unavailable",
    codes: ["not_found"],
    text: /\bis not a valid model ID\b|\bNo endpoints found\b/i,
  },
  { kind: "overloaded", codes: ["provider_overloaded"] },
  { kind: "context_exceeded", codes: ["string_too_long"] },
  {
    kind: "invalid_request",
    codes: [
      "payload_too_large",
      "unprocessable",
      "invalid_image",
      "image_too_large",
      "image_too_small",
      "unsupported_image_format",
      "image_not_found",
      "image_download_failed",
    ],
  },
  {
    // A limit, a filter or the model's own refusal: neither is the caller's mistake.
    kind: "unknown",
    codes: ["content_policy_violation", "refusal", "max_tokens_exceeded", "finish_reason"],
  },
  { kind: "server", codes: ["provider_unavailable", "server", "unmapped"] },
];
