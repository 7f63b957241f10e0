import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";
import { errorType, parseError, reportedCall } from "./parser/parse-error.ts";

const kindOf = (text: string) => classify([{ place: "stderr", text }], { rules: ERROR_RULES }).kind;
const reported = (error: object, failure?: object) =>
  classify([parseError(error), ...(failure ? reportedCall(failure) : []), ...errorType(error)], {
    rules: ERROR_RULES,
  });

describe("copilot's sentences", () => {
  it.each([
    ["Error: No session, task, or name matched 'x'.", "session_expired"],
    [
      "Error: No authentication information found.\n\nStart 'copilot' and run the '/login' command",
      "auth_expired",
    ],
    [
      "Error: Authentication token found but could not be validated.\n\n  Failed to fetch PAT user login: network fetch failed: x",
      "transport",
    ],
    ["Session token expired and the request could not be retried.", "auth_expired"],
    ["Access denied by policy settings", "permission_denied"],
    ["402 You have no quota (Request ID: 1)", "quota_exhausted"],
    ["✘ Execution failed: 402 You have no quota", "quota_exhausted"],
    ["You've reached your weekly rate limit. Please wait for your limit to reset", "quota_exhausted"],
    ["Sorry, you've exceeded your 5 hour session limits.", "quota_exhausted"],
    ["Sorry, you've hit a rate limit that restricts the number of requests", "rate_limited"],
    ["Could not connect to local model provider at http://127.0.0.1/quota/v1.", "transport"],
    ["Offline mode requires a local model provider. Set COPILOT_PROVIDER_BASE_URL", "configuration"],
    ["BYOK providers require an explicit model. Run `copilot help providers`", "configuration"],
    ["error: Invalid command format.\n\nIt looks like your prompt was not quoted", "invalid_request"],
    ["error: unknown option '--output-format'", "invalid_request"],
    ["error: invalid value 'yaml' for '--output-format <format>'", "invalid_request"],
    ["No prompt provided. Run in an interactive terminal", "invalid_request"],
    ["No response was returned. Send your message again to retry.", "server"],
    ["The provider rejected the prompt as too long, but automatic recovery could not", "context_exceeded"],
    ["Error executing prompt: Error: Cannot invoke native session after disposal has started", "cancelled"],
  ])("%j", (text, kind) => expect(kindOf(text)).toBe(kind));

  it("count at the start of a line only, so that a line which quotes them is not one", () => {
    const quote = "it said: No authentication information found, You have no quota, No response was returned";
    const sentences = ERROR_RULES.flatMap(({ text }) => text ?? []);
    expect(sentences.filter((sentence) => sentence.test(quote))).toEqual([]);
  });
});

describe("copilot's error records", () => {
  it.each([
    [{ errorType: "quota", message: "x", errorCode: "quota_exceeded", statusCode: 402 }, "quota_exhausted"],
    [{ errorType: "quota", message: "x" }, "quota_exhausted"],
    [{ errorType: "rate_limit", message: "x" }, "rate_limited"],
    [{ errorType: "rate_limit", message: "x", errorCode: "user_weekly_rate_limited" }, "quota_exhausted"],
    [{ errorType: "rate_limit", message: "x", errorCode: "user_model_rate_limited" }, "rate_limited"],
    [{ errorType: "context_limit", message: "x" }, "context_exceeded"],
    [{ errorType: "authentication", message: "x" }, "auth_expired"],
    [{ errorType: "authorization", message: "x", statusCode: 401 }, "auth_expired"],
    [{ errorType: "query", message: "x" }, "unknown"],
  ])("%j", (error, kind) => expect(reported(error).kind).toBe(kind));

  it("are outdone by the API's own code where their type is too coarse", () => {
    const error = { errorType: "rate_limit", message: "It failed.", statusCode: undefined };
    expect(reported(error, { errorCode: "insufficient_quota", statusCode: 429 })).toMatchObject({
      kind: "quota_exhausted",
      message: "It failed.",
      httpStatus: 429,
    });
    expect(
      reported({ errorType: "query", message: "It failed." }, { errorType: "overloaded_error" }).kind,
    ).toBe("overloaded");
  });

  it.each([
    ['{"message":"Slow down.","code":"x"}', "Slow down."],
    ['"502 Bad Gateway"', "502 Bad Gateway"],
    ["plain words", "plain words"],
    [7, null],
  ])("read the API's answer %j", (errorMessage, text) => {
    expect(reportedCall({ errorMessage })).toMatchObject([{ text }]);
  });
});
