import type { RecordedRun } from "../../recipe.ts";
import { cutAtLimit } from "./answered-runs.ts";
import { streamed } from "./command.ts";

const ANTHROPIC = { COPILOT_PROVIDER_TYPE: "anthropic" } as const;
const RESPONSES = { COPILOT_PROVIDER_WIRE_API: "responses" } as const;

const busy = {
  category: "rate_limit",
  categoryAlso: ["server"],
  note: "Overload, as Anthropic's API words it.",
};

/** The same model behind Anthropic's Messages and OpenAI's Responses. */
export const otherApiRuns: Readonly<Record<string, RecordedRun>> = {
  "anthropic-success-text": streamed("success-text", { env: ANTHROPIC }),
  "anthropic-thinking": streamed("thinking", { env: ANTHROPIC }),
  "anthropic-tool-use": streamed("tool-use", { env: ANTHROPIC }),
  "anthropic-usage-cached": streamed("usage-cached", { env: ANTHROPIC }),
  "anthropic-auth-401": streamed("auth-401", { env: ANTHROPIC }),
  "anthropic-overloaded-529": streamed("overloaded-529", { env: ANTHROPIC, truth: busy }),
  "anthropic-sse-error-event": streamed("error-in-stream", { env: ANTHROPIC }),
  "anthropic-max-tokens": streamed("max-tokens", {
    env: ANTHROPIC,
    truth: cutAtLimit("This answer was cut"),
  }),
  "anthropic-refusal": streamed("refusal", {
    env: ANTHROPIC,
    truth: {
      status: "ok",
      statusAlso: ["error"],
      categoryIfError: "unknown",
      content: null,
      contentAlso: ["The model returned no content because the response was blocked by content filtering."],
      note: "The model said nothing; the sentence is the CLI's own.",
    },
  }),
  "responses-text": streamed("success-text", { env: RESPONSES }),
  "responses-reasoning": streamed("thinking", { env: RESPONSES }),
  "responses-failed-quota": streamed("failed-quota", { env: RESPONSES }),
  "responses-tool": streamed("tool-use", { env: RESPONSES }),
};
