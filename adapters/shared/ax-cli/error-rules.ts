import type { ErrorRule } from "../errors/error-evidence.ts";

/** What may be ahead of a sentence at the start of its line. */
const INTRODUCED = String.raw`^\s*(?:❌ )?(?:Error: |Error initializing [\w-]{1,40}: )?(?:[45]\d\d )?"?`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How the CLI and the APIs behind it word their failures, ahead of the common rules and in this order. Sentences are
 * tied to the start of a line. Z.AI's Chinese sentences are printed in the CLI's own translation, where it has one.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "max_turns", codes: ["tool-rounds", "tool-loop"] },
  { kind: "timeout", codes: ["shutting-down"] },
  {
    // The CLI's own clock ends a model call after ten minutes; no one else can in a run without a screen.
    kind: "timeout",
    text: sentence(String.raw`Request was aborted\.?\s*$|LLM chat request timed out`),
  },
  {
    // xAI refuses a key with 400.
    kind: "auth_expired",
    text: [
      sentence("API key required"),
      sentence("API key error"),
      sentence("Incorrect API key provided"),
      sentence("(?:API key does not exist|Token expired or verification incorrect)"),
    ],
  },
  {
    // Windows of hours and days come with 429, as a balance that is used up does; xAI also sends 403.
    kind: "quota_exhausted",
    text: [
      sentence("Usage limit reached for "),
      sentence(String.raw`Weekly\/Monthly Limit Exhausted`),
      sentence("Insufficient balance"),
      sentence("Account is overdue"),
      sentence("Your team \\S{1,80} has either used all available credits"),
      sentence("You have run out of credits"),
    ],
  },
  {
    kind: "model_unavailable",
    text: sentence(
      "(?:Unknown Model\\b|Invalid model\\b|Model (?:does not exist|not available|not supported))",
    ),
  },
  {
    kind: "configuration",
    text: [sentence("No (?:model|base URL) specified"), sentence("Invalid base URL")],
  },
  { kind: "configuration", text: /^\s*⚠️ +\S+ is not configured yet/mu },
  { kind: "not_found", text: sentence("Error changing directory to ") },
  {
    kind: "invalid_request",
    text: [
      sentence("Interactive mode not supported"),
      sentence("error: unknown option '"),
      sentence("error: option '"),
      sentence("Thinking mode is not supported by model"),
      sentence("Request body too large"),
    ],
  },
  // The API answered with something that is no chat completion, an HTML page for one.
  { kind: "server", text: sentence("(?:LLM API response validation failed|No response from AI)") },
];
