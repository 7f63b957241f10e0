import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";
import { parseError } from "./parser/parse-error.ts";

const kindOf = (text: string) => classify([{ place: "stderr", text }], { rules: ERROR_RULES }).kind;
const reported = (error: unknown) => classify(parseError(error), { rules: ERROR_RULES });
const api = (data: object) => ({ name: "APIError", data });

describe("opencode's sentences", () => {
  it.each([
    ["Error: Session not found", "session_expired"],
    ['NotFoundError: NotFoundError\n data: {\n  message: "Session not found: ses_0",\n},', "session_expired"],
    ["ProviderModelNotFoundError: ProviderModelNotFoundError\n data: {\n  modelID: 'x'", "model_unavailable"],
    ["Error: Model not found: lab/nope.", "model_unavailable"],
    ["ProviderInitError: ProviderInitError\n data: {\n  providerID: 'lab'", "configuration"],
    ["ConfigJsonError: ConfigJsonError\n data: {\n  path: 'opencode.json'", "configuration"],
    ["ProviderAuthError: ProviderAuthError\n data: {\n  providerID: 'lab'", "auth_expired"],
    ["Error: MessageAbortedError", "cancelled"],
    ["Error: AI_APICallError: No auth credentials found", "auth_expired"],
    ["Error: Unexpected error, check log file at /log for more details", "unknown"],
    ["Unexpected server error. Check server logs for details.", "unknown"],
    ["Error: Configuration is invalid at /home/user/opencode.json\n↳ Expected object", "configuration"],
    ["Error: Config file at /home/user/opencode.json is not valid JSON(C): ", "configuration"],
    ["Error: The user rejected permission to use this specific tool call.", "configuration"],
    ["Error: You must provide a message or a command", "invalid_request"],
    ["Error: --fork requires --continue or --session", "invalid_request"],
    ["Error: File not found: notes.md", "invalid_request"],
    ["error: Unable to connect. Is the computer able to access the url?", "transport"],
  ])("%s", (text, kind) => expect(kindOf(text)).toBe(kind));

  it("count at the start of a line only, so that a line which quotes them is not one", () => {
    const quote = "it said: Session not found, Configuration is invalid at x, You must provide a message";
    const sentences = ERROR_RULES.flatMap(({ text }) => text ?? []);
    expect(sentences.filter((sentence) => sentence.test(quote))).toEqual([]);
  });
});

describe("opencode's error records", () => {
  it.each([
    ["ProviderAuthError", "auth_expired"],
    ["ProviderModelNotFoundError", "model_unavailable"],
    ["ContextOverflowError", "context_exceeded"],
    ["MessageAbortedError", "cancelled"],
    ["MessageOutputLengthError", "unknown"],
    ["ContentFilterError", "unknown"],
    ["StructuredOutputError", "output_invalid"],
    ["UnknownError", "unknown"],
  ])("%s without a message", (name, kind) => expect(reported({ name, data: {} }).kind).toBe(kind));

  it.each([
    ['{"error":{"code":"insufficient_quota"}}', 429, "quota_exhausted"],
    ['{"error":{"type":"FreeUsageLimitError"}}', 429, "quota_exhausted"],
    ['{"error":{"code":"rate_limit_exceeded","type":"requests"}}', 429, "rate_limited"],
    ['{"type":"error","error":{"type":"overloaded_error"}}', 529, "overloaded"],
    ['{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}', 429, "quota_exhausted"],
    ["<html>502</html>", 502, "server"],
    ["not JSON", 401, "auth_expired"],
    ["", 402, "quota_exhausted"],
    ["null", 403, "permission_denied"],
  ])("what the API answered: %s, %i", (responseBody, statusCode, kind) => {
    const error = reported(api({ message: "It failed.", statusCode, responseBody }));
    expect(error).toMatchObject({ kind, httpStatus: statusCode, message: "It failed." });
  });

  it.each([
    [{ "retry-after": "1" }, "x", { retryAfterMs: 1000, resetsAt: null }],
    [{ "Retry-After": "0.5" }, "x", { retryAfterMs: 500, resetsAt: null }],
    [{ "retry-after-ms": "250", "retry-after": "1" }, "x", { retryAfterMs: 250, resetsAt: null }],
    [
      { "retry-after": "Fri, 27 Nov 2026 23:36:24 GMT" },
      "x",
      { retryAfterMs: null, resetsAt: "2026-11-27T23:36:24.000Z" },
    ],
    [{}, "Please try again in 3s.", { retryAfterMs: 3000, resetsAt: null }],
    [{ "retry-after": "soon" }, "x", { retryAfterMs: null, resetsAt: null }],
    [null, "x", { retryAfterMs: null, resetsAt: null }],
  ])("when to come back: %j, %s", (responseHeaders, message, expected) => {
    expect(reported(api({ message, statusCode: 429, responseHeaders }))).toMatchObject(expected);
  });

  it("reads any shape", () => {
    for (const error of [null, 7, "broken", [], {}, { data: 7 }, { name: 7, data: { responseHeaders: [1] } }])
      expect(reported(error).category).toBe("unknown");
    expect(reported("invalid api key")).toMatchObject({ kind: "auth_expired", message: "invalid api key" });
  });
});
