import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";

const said = (text: string) => classify([{ place: "record", text }], { rules: ERROR_RULES });

describe("codex's sentences", () => {
  it.each([
    ["You’ve hit your usage limit. Try again at 3:45 PM.", "quota_exhausted"],
    [
      "You've hit your usage limit for gpt-5.6. Switch to another model now, or try again later.",
      "quota_exhausted",
    ],
    ["Quota exceeded. Check your plan and billing details.", "quota_exhausted"],
    ["You hit your spend cap set in your workspace. Increase your spend cap to continue.", "quota_exhausted"],
    ["Your workspace is out of credits. Add credits to continue.", "quota_exhausted"],
    [
      "To use Codex with your ChatGPT plan, upgrade to Plus: https://chatgpt.com/explore/plus.",
      "quota_exhausted",
    ],
    ["unexpected status 402 Payment Required: Insufficient credits.", "quota_exhausted"],
    ["We’re currently experiencing high demand, which may cause temporary errors.", "server"],
    ["We're currently experiencing high demand, which may cause temporary errors.", "server"],
    ["Selected model is at capacity. Please try a different model.", "overloaded"],
    ["unexpected status 503 Service Unavailable: x, url: http://127.0.0.1/", "server"],
    ["unexpected status 529 <unknown status code>: Overloaded", "overloaded"],
    ["exceeded retry limit, last status: 429 Too Many Requests, request id: r", "rate_limited"],
    ["rate limit exceeded: Rate limit reached for gpt-test. Please try again in 1.2s.", "rate_limited"],
    ["stream disconnected before completion: Rate limit reached for gpt-test.", "rate_limited"],
    ["stream disconnected before completion: stream closed before response.completed", "stream_truncated"],
    ["stream disconnected before completion: Transport error: network error", "transport"],
    ["stream disconnected before completion: error sending request for url (http://x/)", "transport"],
    ["stream disconnected before completion: idle timeout waiting for SSE", "timeout"],
    ["stream disconnected before completion: An error occurred while processing your request.", "server"],
    ["stream disconnected before completion: Invalid prompt: it was flagged.", "invalid_request"],
    ["Connection failed: error sending request for url (http://x/)", "transport"],
    ["exceeded retry limit, last status: 401 Unauthorized", "auth_expired"],
    ["Your access token could not be refreshed because your refresh token has expired.", "auth_expired"],
    ["The model `gpt-test` does not exist or you do not have access to it.", "model_unavailable"],
    [
      '{"detail":"The \'x\' model is not supported when using Codex with a ChatGPT account."}',
      "model_unavailable",
    ],
    ["Codex ran out of room in the model’s context window. Start a new thread.", "context_exceeded"],
    ["Incomplete response returned, reason: max_output_tokens", "unknown"],
    [
      "stream disconnected before completion: Incomplete response returned, reason: content_filter",
      "unknown",
    ],
    ["Missing environment variable: `LAB_API_KEY`.", "configuration"],
    ['Error loading config.toml: `wire_api = "chat"` is no longer supported.', "configuration"],
    ["Error: Model provider `nope` not found", "configuration"],
    [
      "Error: thread/resume: thread/resume failed: no rollout found for thread id 0 (code -32600)",
      "session_expired",
    ],
    ["Not inside a trusted directory and --skip-git-repo-check was not specified.", "invalid_request"],
    ["error: unexpected argument '--no-such-flag' found", "invalid_request"],
    [
      "Failed to read output schema file /none.json: No such file or directory (os error 2)",
      "invalid_request",
    ],
  ])("%s is %s", (text, kind) => {
    expect(said(text).kind).toBe(kind);
  });

  it.each([
    ["Please try again in 1.2s. Visit https://x/", 1200],
    ["You've hit your usage limit. Try again in 3 days 4 hours 5 minutes.", 273_900_000],
    ["You’ve hit your usage limit. Try again at 3:45 PM.", null],
  ])("%s says to wait %s ms", (text, milliseconds) => {
    expect(said(text)).toMatchObject({ retryAfterMs: milliseconds, resetsAt: null });
  });
});
