import type { RefusalReply } from "../../scenario.ts";
import type { ConversationCall } from "../dialect-code.ts";

const DAILY_QUOTA = [
  {
    "@type": "type.googleapis.com/google.rpc.QuotaFailure",
    violations: [
      {
        quotaMetric: "generativelanguage.googleapis.com/generate_requests_per_model_per_day",
        quotaId: "GenerateRequestsPerDayPerProjectPerModel",
      },
    ],
  },
];

/** Status word, message and details of each refusal. */
const WORDS: Record<
  RefusalReply["fails"],
  readonly [status: string, message: string, details?: readonly object[]]
> = {
  authentication: [
    "UNAUTHENTICATED",
    "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
  ],
  permission: ["PERMISSION_DENIED", "The caller does not have permission"],
  "not-found": [
    "NOT_FOUND",
    "models/% is not found for API version v1beta, or is not supported for generateContent.",
  ],
  "rate-limit": ["RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."],
  quota: [
    "RESOURCE_EXHAUSTED",
    "You exceeded your current quota, please check your plan and billing details.",
    DAILY_QUOTA,
  ],
  billing: ["FAILED_PRECONDITION", "Billing is not enabled for this project."],
  context: [
    "INVALID_ARGUMENT",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
  ],
  "invalid-request": ["INVALID_ARGUMENT", "Request contains an invalid argument."],
  server: ["INTERNAL", "An internal error has occurred. Please retry."],
  overloaded: ["UNAVAILABLE", "The model is overloaded. Please try again later."],
};

/** A refusal as Google words it. */
export function geminiError(
  reply: Pick<RefusalReply, "fails" | "status" | "message">,
  { model }: Pick<ConversationCall, "model">,
) {
  const [status, message, details] = WORDS[reply.fails];
  const reported = reply.message ?? message.replace("%", model ?? "none");
  return { error: { code: reply.status, message: reported, status, ...(details ? { details } : {}) } };
}
