import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** Names of errors at the start of a line: a crash prints the name where a record has a field for it. */
const printed = (...names: string[]): RegExp => new RegExp(`^(?:Error: )?(?:${names.join("|")})\\b`, "m");

/**
 * How opencode words its failures, ahead of the common rules and in this order. Codes are the names of its errors, and
 * the words that its hosted models answer with. Sentences are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: [
      /^(?:Error: )?Session not found\b/m,
      /^\s*message: "Session not found: /m,
      // 1.0.185 names the file that it looked for.
      /^(?:\s*message: "|(?:\w+: )*)Resource not found: \S*\/storage\/session\/\S*ses_/m,
    ],
  },
  {
    kind: "model_unavailable",
    codes: ["ProviderModelNotFoundError", "ModelNotFoundError"],
    text: [printed("ProviderModelNotFoundError", "ModelNotFoundError"), /^(?:Error: )?Model not found: /m],
  },
  { kind: "auth_expired", codes: ["ProviderAuthError"], text: printed("ProviderAuthError") },
  { kind: "quota_exhausted", codes: ["FreeUsageLimitError", "GoUsageLimitError", "CreditsError"] },
  { kind: "cancelled", codes: ["MessageAbortedError"], text: printed("MessageAbortedError") },
  { kind: "output_invalid", codes: ["StructuredOutputError"] },
  {
    // The model refused, or its answer was longer than allowed: neither is the caller's mistake.
    kind: "unknown",
    codes: ["ContentFilterError", "content-filter", "MessageOutputLengthError"],
  },
  {
    // The reason is in the CLI's own log only; whether another try helps cannot be known.
    kind: "unknown",
    text: /^(?:Error: )?(?:Unexpected server error\. Check server logs|Unexpected error, check log file)/m,
  },
  {
    kind: "configuration",
    codes: ["ConfigInvalidError", "ConfigJsonError", "ProviderInitError", "permission-rejected"],
    text: [
      printed("ConfigInvalidError", "ConfigJsonError", "ProviderInitError"),
      /^(?:Error: )?(?:Configuration is invalid at |Config file at |The user rejected permission )/m,
    ],
  },
  {
    kind: "invalid_request",
    codes: ["help-printed"],
    text: /^(?:Error: )?(?:You must provide a message|--fork requires |File not found: |Failed to change directory )/m,
  },
];
