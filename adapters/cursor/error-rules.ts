import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** What may be before a sentence at the start of its line: a class, which the bundle has made a single letter. */
const INTRODUCED = String.raw`^\s*(?:⚠ ?)?(?:(?:Error|[A-Z]\w*Error|[A-Za-z]): )*`;

const sentence = (words: string): RegExp => new RegExp(`${INTRODUCED}(?:${words})`, "m");

/**
 * How cursor-agent words its failures, by public reports, ahead of the common rules and in this order. Sentences are
 * tied to the start of a line.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  {
    // A cycle of a month: no wait within a run helps (cursor/cursor#3703).
    kind: "quota_exhausted",
    text: sentence("You've hit your (?:usage|free requests) limit"),
  },
  {
    kind: "auth_expired",
    text: [sentence("Authentication required"), sentence("The provided API key is invalid")],
  },
  {
    kind: "model_unavailable",
    text: [
      sentence("Cannot use this model: "),
      sentence("Named models unavailable"),
      sentence("Free plans can only use Auto"),
    ],
  },
  { kind: "configuration", text: sentence("Workspace Trust Required") },
  // A backend without room or an account without budget: nothing says which (can1357/oh-my-pi#8845). The first passes.
  { kind: "overloaded", codes: ["backend_exhausted"], text: sentence("\\[resource_exhausted\\]") },
  { kind: "auth_expired", text: sentence("\\[unauthenticated\\]") },
  // A backend that does not know what it is asked for (leookun/cursor-byok#240): no model is missing, whatever its 404.
  { kind: "not_found", text: sentence("\\[unimplemented\\]") },
  { kind: "permission_denied", text: sentence("\\[permission_denied\\]") },
  { kind: "transport", text: [sentence("\\[unavailable\\]"), sentence("\\[deadline_exceeded\\]")] },
  { kind: "server", text: sentence("\\[(?:internal|unknown)\\]") },
  { kind: "cancelled", text: sentence("\\[(?:canceled|aborted)\\]") },
];
