import type { ErrorRule } from "../shared/errors/error-evidence.ts";
import { REFUSALS, STOPPED_MODEL, UNUSABLE_ANSWER, WRONG_ARGUMENTS } from "./error-sentences.ts";

/** What may be before a sentence at the start of its line: how the CLI introduces an error. */
const INTRODUCED = String.raw`^(?:\[ERROR\] |\[API Error: |\w+Error: |Error: |Error authenticating: \w+: )*`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How gemini words its failures, ahead of the common rules and in this order. Codes are the classes of its errors, the
 * reasons in Google's ErrorInfo, and Google's status words. Sentences of its own are tied to the start of a line; those
 * of the API are looked for in what the API said, which is all that evidence of an API error holds.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: sentence("Error resuming session: |Invalid session identifier "),
  },
  {
    kind: "max_turns",
    codes: ["FatalTurnLimitedError"],
    text: sentence(`${REFUSALS.turns}|Maximum session turns exceeded`),
  },
  { kind: "cancelled", codes: ["FatalCancellationError"], text: sentence(String.raw`Operation cancelled\.`) },
  {
    kind: "auth_expired",
    codes: [
      "FatalAuthenticationError",
      "API_KEY_INVALID",
      "API_KEY_EXPIRED",
      "ACCESS_TOKEN_EXPIRED",
      "invalid_authentication",
    ],
    text: [
      sentence(`${REFUSALS.login}|Failed to login`),
      sentence("The enforced authentication type is |The auth type '"),
    ],
  },
  {
    kind: "permission_denied",
    codes: ["SERVICE_DISABLED", "API_KEY_SERVICE_BLOCKED", "CONSUMER_SUSPENDED"],
    text: /\bUser location is not supported for the API use\b/,
  },
  {
    kind: "configuration",
    codes: ["FatalConfigError", "FatalSandboxError", "FatalUntrustedWorkspaceError"],
    text: [
      sentence(String.raw`(?:Error|Invalid configuration) in \S+settings\.json:|${REFUSALS.folder}`),
      sentence("Cannot start in YOLO mode|(?:Invalid|Missing) sandbox command |GEMINI_SANDBOX is true but "),
      sentence("Invalid telemetry configuration: |Sandbox image "),
    ],
  },
  {
    kind: "invalid_request",
    codes: ["FatalInputError"],
    text: [
      sentence(`${REFUSALS.input}|${REFUSALS.arguments}|${WRONG_ARGUMENTS}`),
      sentence("Exiting due to |The --prompt-interactive flag cannot"),
    ],
  },
  {
    // The prompt is longer than the CLI reads: what is left of it was never sent.
    kind: "context_exceeded",
    text: sentence(String.raw`stdin input truncated to \d+ bytes`),
  },
  {
    // A window of a day, or credits: no wait within a run helps.
    kind: "quota_exhausted",
    codes: ["QUOTA_EXHAUSTED", "INSUFFICIENT_G1_CREDITS_BALANCE", "TerminalQuotaError"],
    text: [
      /\byou have exhausted your daily quota\b/i,
      /per_day\b|PerDay/,
      /\bprepayment credits are depleted\b/i,
      sentence("TerminalQuotaError: "),
    ],
  },
  {
    // A window of seconds or minutes, said so by the API. "Your quota will reset after 2s" is one, "3h10m5s" is none.
    kind: "rate_limited",
    codes: ["RATE_LIMIT_EXCEEDED"],
    text: [
      /\bPlease retry in [\d.]+m?s\b/,
      /\bSuggested retry after \d{1,2}(?:\.\d+)?s\b/,
      /\byour quota will reset after \d{1,2}(?:\.\d+)?m?s\b/i,
      /per_minute\b|PerMinute/,
    ],
  },
  { kind: "quota_exhausted", text: /\bexhausted your capacity\b/i },
  {
    // The model was stopped, by a limit or by a filter: neither is the caller's mistake.
    kind: "unknown",
    text: sentence(STOPPED_MODEL),
  },
  // The model said nothing that could be used; the CLI itself asks again, four times, before it gives up.
  { kind: "server", text: sentence(UNUSABLE_ANSWER) },
  { kind: "transport", text: /\bIncomplete JSON segment\b/ },
  {
    // The model repeats itself, a hook stopped the run, or a tool broke off: no one can say what would help.
    kind: "unknown",
    codes: ["FatalToolExecutionError"],
    text: sentence("Loop detected|Agent execution (?:stopped|blocked): "),
  },
];
