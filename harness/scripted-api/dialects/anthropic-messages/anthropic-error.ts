import type { RefusalReply } from "../../scenario.ts";
import type { ConversationCall } from "../dialect-code.ts";

const TOO_LONG = "prompt is too long: 210000 tokens > 200000 maximum";
const NO_CREDIT =
  "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.";

/** Type and message of each refusal. */
const WORDS: Record<RefusalReply["fails"], readonly [type: string, message: string]> = {
  authentication: ["authentication_error", "invalid x-api-key"],
  permission: ["permission_error", "Your API key does not have permission to use the specified resource."],
  "not-found": ["not_found_error", "model: %"],
  "rate-limit": [
    "rate_limit_error",
    "This request would exceed your organization's rate limit of 50,000 input tokens per minute.",
  ],
  quota: ["rate_limit_error", "You have reached your specified API usage limits."],
  billing: ["billing_error", NO_CREDIT],
  context: ["invalid_request_error", TOO_LONG],
  "invalid-request": ["invalid_request_error", "messages.0.content: Field required"],
  server: ["api_error", "Internal server error"],
  overloaded: ["overloaded_error", "Overloaded"],
};

/** A refusal as Anthropic words it. The status has a say in the type: not every refusal of one class has the same. */
export function anthropicError(
  reply: Pick<RefusalReply, "fails" | "status" | "message">,
  { model }: Pick<ConversationCall, "model">,
) {
  const [type, message] = WORDS[reply.fails];
  const reported =
    reply.status === 413 ? "request_too_large" : reply.status === 400 ? "invalid_request_error" : type;
  return {
    type: "error",
    error: { type: reported, message: reply.message ?? message.replace("%", model ?? "none") },
  };
}
