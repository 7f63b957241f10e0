import { describe, expect, it } from "vitest";
import { classify } from "../errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";
import { parseError } from "./parse-error.ts";

const reported = (reason: string, code: string | null = null) =>
  classify([parseError(reason, "record", code)], { rules: ERROR_RULES });

describe("a failed model call", () => {
  it.each([
    ["401 Incorrect API key provided: test", "auth_expired", 401],
    ['400 "Incorrect API key provided: xa***00."', "auth_expired", 400],
    ["403 Your account does not have access", "permission_denied", 403],
    ["429 Rate limit reached for requests", "rate_limited", 429],
    ["429 Account is overdue - please wait before retrying", "quota_exhausted", 429],
    ["429 Insufficient balance or no resource package.", "quota_exhausted", 429],
    [
      "429 Usage limit reached for 5 hour. Your limit will reset at 2026-09-09 05:38:28",
      "quota_exhausted",
      429,
    ],
    ['403 "Your team 0-0 has either used all available credits or"', "quota_exhausted", 403],
    ["400 Unknown Model, please check the model code.", "model_unavailable", 400],
    ["500 status code (no body)", "server", 500],
    ["Connection error.", "transport", null],
    ["Request timed out.", "timeout", null],
    ["Request was aborted.", "timeout", null],
    ["Thinking mode is not supported by model x.", "invalid_request", null],
    ["LLM API response validation failed: missing choices", "server", null],
  ])("%j", (words, kind, httpStatus) => {
    const error = reported(`LLM API error (model: quota-exceeded-401): ${words}`);
    expect(error).toMatchObject({ kind, httpStatus, message: words });
  });

  it("reports how long the CLI's own limit of calls lasts", () => {
    const words = "Rate limit exceeded. 0/20 requests remaining. Please wait 3 seconds before trying again.";
    expect(reported(words)).toMatchObject({ kind: "rate_limited", retryAfterMs: 3000, httpStatus: null });
  });
});

describe("what the CLI itself says", () => {
  it.each([
    ["❌ Error: API key required. Set X_API_KEY environment variable", "auth_expired"],
    ["❌ Error initializing ax-lab: No model specified.", "configuration"],
    ["error: unknown option '--rate-limit'", "invalid_request"],
    ["Error changing directory to /quota: EACCES: permission denied", "not_found"],
    ["\n⚠️  ax-lab is not configured yet.", "configuration"],
  ])("%j", (words, kind) => expect(reported(words).kind).toBe(kind));

  it.each([
    ["tool-rounds", "max_turns"],
    ["tool-loop", "max_turns"],
    ["shutting-down", "timeout"],
  ])("by its place: %s", (code, kind) => expect(reported("Words of the CLI.", code).kind).toBe(kind));

  it("counts at the start of a line only", () => {
    const quote = "it said: API key required, Request was aborted., Insufficient balance, Unknown Model";
    const sentences = ERROR_RULES.flatMap(({ text }) => text ?? []);
    expect(sentences.filter((one) => one.test(quote))).toEqual([]);
  });
});
