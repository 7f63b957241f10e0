import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** A sentence at the start of its line: one that is only quoted there is none. */
const sentence = (words: string): RegExp =>
  new RegExp(String.raw`^\s*(?:Error: |error: |Internal error: \x22)*(?:${words})`, "m");

/**
 * How grok words its failures, ahead of the common rules and in this order. What the API said is passed through behind
 * its status or its type, and left to the common rules.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    // The network error behind it is only that of a second try, at xAI's own server.
    kind: "session_expired",
    text: [
      sentence(String.raw`Session "[^"\n]{0,200}" not found locally`),
      sentence("No session found for current directory"),
    ],
  },
  {
    kind: "max_turns",
    codes: ["max_turns", "error_max_turns"],
    text: [sentence("max turns reached"), sentence("Reached the maximum number of turns")],
  },
  { kind: "output_invalid", codes: ["error_max_structured_output_retries"] },
  { kind: "model_unavailable", text: sentence("Couldn't set model '") },
  { kind: "auth_expired", text: sentence(String.raw`Not signed in\.`) },
  { kind: "configuration", text: sentence("Failed to load config: ") },
  {
    kind: "invalid_request",
    text: [
      sentence(String.raw`--[\w-]{1,40}: prompt is empty`),
      // Without a prompt it opens its screen, and there is no terminal.
      sentence(String.raw`No such device or address \(os error 6\)`),
      sentence(String.raw`Session ID \S{1,200} is already in use`),
      sentence("unexpected argument '"),
      sentence("invalid value '"),
    ],
  },
  // The model said nothing, or a page of HTML; the CLI has asked several times by then.
  { kind: "server", text: sentence("empty response from model") },
  // Half an event of the model's stream.
  { kind: "transport", text: sentence("serialization error: ") },
];
