import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/**
 * How pi words its failures, ahead of the common rules and in this order. Most of what it tells are the API's own
 * words, which the common rules read. Sentences of the CLI are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    kind: "session_expired",
    text: /^(?:No session found matching '|Error: Session file is not a valid pi session: )/m,
  },
  { kind: "auth_expired", text: /^(?:No API key found for |No models available\. Use \/login )/m },
  { kind: "cancelled", codes: ["aborted"], text: /^(?:Request (?:was )?aborted|Operation aborted)\b/m },
  {
    kind: "configuration",
    text: /^(?:Error: Unknown provider "|Error: The current working directory no longer exists|Stored session working directory does not exist)/m,
  },
  {
    kind: "invalid_request",
    codes: ["no-prompt"],
    text: /^(?:Error: (?:Unknown option: |Invalid mode "|--[\w-]+ (?:requires |cannot be combined )|File not found: |Could not read file )|Session already exists with id ')/m,
  },
  {
    // A limit or a filter stopped the model: neither is the caller's mistake.
    kind: "unknown",
    text: /^(?:Response was truncated: the model reached its output token limit|Provider finish_reason: )/m,
  },
  { kind: "stream_truncated", text: /\bstream ended (?:before|without)\b/i },
];
