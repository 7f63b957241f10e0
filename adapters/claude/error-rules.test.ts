import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";

const classOf = (text: string, code: string | null = null) =>
  classify([{ place: "record", text, code }], { rules: ERROR_RULES }).kind;

describe("claude's sentences", () => {
  it.each([
    ["Not logged in · Please run /login", "auth_expired"],
    ["Please run /login · API Error: 401 {...OAuth token has expired...}", "auth_expired"],
    ["Failed to authenticate. API Error: 401 OAuth token has been revoked.", "auth_expired"],
    ["Failed to authenticate. API Error: 403 Your API key does not have permission.", "permission_denied"],
    ["You've hit your 5-hour limit · resets 1:36am (UTC)", "quota_exhausted"],
    ["You've hit your session limit · resets 10:30am", "quota_exhausted"],
    ["You've hit your limit · resets 8pm (America/Indianapolis)", "quota_exhausted"],
    ["Credit balance is too low", "quota_exhausted"],
    ["API Error: Request rejected (429) · This request would exceed your rate limit.", "rate_limited"],
    ["API Error: Repeated 529 Overloaded errors. The API is at capacity.", "overloaded"],
    ["API Error: Connection dropped (ECONNRESET). Check the gateway.", "transport"],
    ["API Error: API returned an empty or malformed response (HTTP 200)", "transport"],
    ["Request timed out. If the API is slow to answer, set API_TIMEOUT_MS above 3000.", "timeout"],
    ["API Error: 503 <html><body>upstream connect error</body></html>", "server"],
    ["There's an issue with the selected model (no-such-model).", "model_unavailable"],
    ["Prompt is too long · the request is ~210000 tokens (limit 200000)", "context_exceeded"],
    ["No conversation found with session ID: 0000", "session_expired"],
    ["Error: Reached max turns (2)", "max_turns"],
    ["Error: Settings file not found: /home/user/none.json", "configuration"],
    ["error: unknown option '--no-such-flag'", "invalid_request"],
    ["API Error: Claude's response exceeded the 32000 output token maximum.", "unknown"],
  ])("%s", (text, kind) => expect(classOf(text)).toBe(kind));

  it("count at the start of a line only, so that a line which quotes them is not one", () => {
    const quote =
      "the log says: Not logged in, Credit balance is too low, Request timed out, Execution error";
    expect(ERROR_RULES.flatMap(({ text }) => text ?? []).filter((sentence) => sentence.test(quote))).toEqual(
      [],
    );
  });
});

it("trusts a record's own word where its text says nothing", () => {
  expect(classOf("Something went wrong.", "usage_limit_reached")).toBe("quota_exhausted");
  expect(classOf("Something went wrong.", "aborted_tools")).toBe("cancelled");
});
