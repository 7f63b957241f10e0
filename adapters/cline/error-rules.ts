import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/**
 * How cline words its failures, ahead of the common rules and in this order. Most of what it tells are the API's own
 * words, which the common rules read. Sentences of the CLI are tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "timeout", text: /^run timed out after \d+s/m },
  { kind: "cancelled", codes: ["aborted", "local_abort", "external_abort"] },
  { kind: "max_turns", codes: ["max_iterations"] },
  // Too many mistakes in a row, or the model's own limit: neither is the caller's doing.
  {
    kind: "unknown",
    codes: ["mistake_limit"],
    text: /^Model reached the maximum output token limit before completing the turn/m,
  },
  // The model said nothing, three times: the next try may go well.
  { kind: "server", text: /^Model returned empty response/m },
  {
    kind: "invalid_request",
    text: /^(?:error: )*(?:JSON output mode requires a prompt argument|Unknown command or unquoted prompt: |unknown option '|invalid (?:timeout|thinking level|compaction mode|auto-approve value) "|--[\w-]+ requires )/m,
  },
  { kind: "session_expired", text: /^(?:error: )*Session not found: /m },
];
