import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** What may be before a sentence at the start of its line. */
const INTRODUCED = String.raw`^\s*(?:[✗✘●] ?)?(?:Error executing prompt: |Error: |error: |Execution failed: |Failed to get response from the AI model; retried [^\n]{0,200}? Last error: )*`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How copilot words its failures, ahead of the common rules and in this order. Codes are those of GitHub's API and of
 * the CLI's own records. Sentences are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "session_expired", text: sentence("No session, task, or name matched '") },
  {
    // A window of hours, a week or a month: no wait within a run helps.
    kind: "quota_exhausted",
    codes: [
      "additional_spend_limit_reached",
      "billing_not_configured",
      "quota",
      "session_quota_exceeded",
      "user_weekly_rate_limited",
    ],
    text: [
      sentence("(?:402 )?You have no quota"),
      sentence("Quota exceeded"),
      sentence("You have exceeded your (?:monthly quota|premium request allowance)"),
      sentence("You've run out of your included AI credits"),
      sentence(
        "(?:Sorry, y|Y)ou(?:'ve| have) (?:exceeded|reached|hit) your (?:weekly rate|\\d+[ -]hour session) limits?",
      ),
    ],
  },
  {
    kind: "rate_limited",
    codes: ["integration_rate_limited", "user_global_rate_limited", "user_model_rate_limited"],
    text: sentence("Sorry, you've hit a rate limit that restricts "),
  },
  { kind: "context_exceeded", codes: ["context_limit"] },
  {
    kind: "permission_denied",
    codes: ["authorization"],
    text: sentence("Access denied by policy settings"),
  },
  {
    kind: "auth_expired",
    text: [sentence("No authentication information found"), sentence("Session token expired")],
  },
  {
    // The words begin with the login, but it is the network that failed: the token may still be good.
    kind: "transport",
    text: sentence("Failed to fetch PAT user login: network fetch failed"),
  },
  { kind: "transport", text: sentence("Could not connect to local model provider at ") },
  {
    kind: "configuration",
    text: [
      sentence("Offline mode requires a local model provider"),
      sentence("BYOK providers require an explicit model"),
    ],
  },
  {
    kind: "invalid_request",
    text: [
      sentence("Invalid command format"),
      sentence("unknown option '"),
      sentence("invalid value '"),
      sentence("No prompt provided"),
    ],
  },
  // The model said nothing; the CLI itself advises to try again.
  { kind: "server", text: sentence("No response was returned") },
  // Half an event of the model's stream.
  { kind: "transport", text: sentence("Failed to parse chat-completions stream chunk: ") },
  // A signal: the native session is gone before its result can be printed.
  { kind: "cancelled", codes: ["abort"], text: sentence("Cannot invoke native session after disposal") },
];
