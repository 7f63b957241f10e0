import type { ErrorRule } from "../shared/errors/error-evidence.ts";
import { REFUSALS } from "./printed-errors.ts";

/** What may be before a sentence at the start of its line: how the CLI introduces an error. */
const INTRODUCED = String.raw`^(?:\[API Error: |OpenAI API (?:Streaming )?Error: |\w*Error: )*`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How qwen words its failures, ahead of the common rules and in this order. Codes are the classes of its errors and
 * words of the APIs that it is used with; sentences are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "session_expired", text: sentence(REFUSALS.session) },
  // Ahead of its code, which it shares with the budget of tool calls.
  { kind: "timeout", text: sentence(REFUSALS.wallTime) },
  {
    kind: "max_turns",
    codes: ["FatalTurnLimitedError", "FatalBudgetExceededError"],
    text: sentence(`${REFUSALS.turns}|${REFUSALS.toolCalls}`),
  },
  { kind: "cancelled", codes: ["FatalCancellationError"], text: sentence(String.raw`Operation cancelled\.`) },
  { kind: "auth_expired", codes: ["FatalAuthenticationError"], text: sentence(REFUSALS.login) },
  {
    kind: "configuration",
    codes: ["FatalConfigError", "FatalSandboxError"],
    text: sentence(REFUSALS.configuration),
  },
  {
    kind: "invalid_request",
    codes: ["FatalInputError"],
    text: sentence(`${REFUSALS.input}|${REFUSALS.arguments}`),
  },
  {
    // A window of a day, or a balance: no wait within a run helps. Alibaba's word for the latter is Arrearage.
    kind: "quota_exhausted",
    codes: ["insufficient_quota", "Arrearage"],
    text: [
      sentence(REFUSALS.quota),
      /\bexceeded your current quota\b/i,
      /\bfree allocated quota exceeded\b/i,
    ],
  },
  // The model said nothing that could be used; the CLI itself asks again before it gives up.
  { kind: "server", text: sentence("Model stream ended ") },
  {
    kind: "transport",
    text: sentence(
      String.raw`Streaming request received a non-SSE response |(?:Unterminated string|Unexpected [^\n]+|Expected [^\n]+) in JSON at position \d|Unexpected end of JSON input`,
    ),
  },
  // A tool broke off the run: no one can say what would help.
  { kind: "unknown", codes: ["FatalToolExecutionError"] },
];
