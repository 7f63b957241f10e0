import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** What may stand before a sentence at the start of its line. */
const INTRODUCED = String.raw`^\s*(?:[✗✘●] ?)?(?:Error executing prompt: |Error: |error: |Execution failed: |Failed to get response from the AI model; retried [^\n]{0,200}? Last error: )*`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How copilot words its failures, ahead of the common rules and in this order. Codes are those of GitHub's API and of
 * the CLI's own records. Sentences are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "session_expired", text: sentence("No session, task, or name matched '") },
  {
    // A window of a week or a month: no wait within a run helps.
    kind: "quota_exhausted",
    codes: ["user_weekly_rate_limited", "session_quota_exceeded", "quota"],
    text: [
      sentence("(?:402 )?You have no quota"),
      sentence("Quota exceeded"),
      sentence("You have exceeded your (?:monthly quota|premium request allowance)"),
      sentence("You've run out of your included AI credits"),
    ],
  },
  {
    kind: "rate_limited",
    codes: ["user_global_rate_limited", "user_model_rate_limited", "integration_rate_limited"],
  },
  { kind: "auth_expired", codes: ["authorization"], text: sentence("No authentication information found") },
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
  { kind: "cancelled", codes: ["abort"] },
];
