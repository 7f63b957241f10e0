import type { RefusalReply } from "../scenario.ts";
import type { ConversationCall } from "./dialect-code.ts";

interface ErrorWords {
  type: string;
  code: string | null;
  param?: string;
  message: string;
}

interface OpenaiError {
  error: { message: string; type: string; param: string | null; code: string | null };
}

/** A refusal as OpenAI words it; the same in its chat completions and in its responses. */
export function openaiError(
  reply: Pick<RefusalReply, "fails" | "status" | "message">,
  { model }: Pick<ConversationCall, "model">,
): OpenaiError {
  const { type, code, param = null, message } = wordsFor(reply.fails, model ?? "the model");
  return { error: { message: reply.message ?? message, type, param, code } };
}

function wordsFor(fails: RefusalReply["fails"], model: string): ErrorWords {
  const invalid = "invalid_request_error";
  const words: Record<RefusalReply["fails"], ErrorWords> = {
    authentication: { type: invalid, code: "invalid_api_key", message: "Incorrect API key provided." },
    permission: {
      type: "request_forbidden",
      code: "unsupported_country_region_territory",
      message: "Country, region, or territory not supported",
    },
    "not-found": {
      type: invalid,
      code: "model_not_found",
      message: `The model \`${model}\` does not exist or you do not have access to it.`,
    },
    "rate-limit": {
      type: "requests",
      code: "rate_limit_exceeded",
      message: `Rate limit reached for ${model} on requests per min (RPM): Limit 3, Used 3, Requested 1.`,
    },
    quota: {
      type: "insufficient_quota",
      code: "insufficient_quota",
      message: "You exceeded your current quota, please check your plan and billing details.",
    },
    billing: {
      type: "insufficient_credits",
      code: "insufficient_credits",
      message: "Insufficient credits. Add more credits to continue.",
    },
    context: {
      type: invalid,
      code: "context_length_exceeded",
      param: "input",
      message:
        "This model's maximum context length is 128000 tokens. However, your messages resulted in 200012 tokens. Please reduce the length of the messages.",
    },
    "invalid-request": {
      type: invalid,
      code: "unsupported_parameter",
      message: "Unsupported parameter: this model does not take it.",
    },
    server: {
      type: "server_error",
      code: null,
      message: "The server had an error while processing your request.",
    },
    overloaded: {
      type: "server_error",
      code: "service_unavailable",
      message: "The engine is currently overloaded, please try again later.",
    },
  };
  return words[fails];
}
