import { expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";
import { parseError } from "./parser/parse-error.ts";

const of = (text: unknown) => classify(parseError(text), { rules: ERROR_RULES });

it.each([
  ["[API Error: 429 You exceeded your current quota, please check your plan.]", "quota_exhausted", 429],
  ["[API Error: 429 Rate limit reached for m. Please try again in 1s.]", "rate_limited", 429],
  ["[API Error: 402 Insufficient credits.]", "quota_exhausted", 402],
  ["[API Error: 403 Free allocated quota exceeded.]", "quota_exhausted", 403],
  [
    "[API Error: 400 Access denied, please make sure your account is in good standing.]",
    "invalid_request",
    400,
  ],
  ['[API Error: 529 {"error":{"type":"overloaded_error","message":"Overloaded"}}]', "overloaded", 529],
  ["[API Error: Model stream ended without a finish reason.]", "server", null],
  ["[API Error: Unexpected token < in JSON at position 0]", "transport", null],
  [
    "[API Error: Streaming request received a non-SSE response (HTTP 200, x). Body prefix: y]",
    "transport",
    200,
  ],
  ["[API Error: The model is gone (Status: NOT_FOUND)]", "not_found", null],
  ["Qwen OAuth quota exceeded: Your free daily quota has been reached.", "quota_exhausted", null],
  ["Missing API key for OpenAI-compatible auth. Set it.", "auth_expired", null],
  ["Cannot use both --continue and --resume together.", "invalid_request", null],
])("%s: %s", (text, kind, httpStatus) => expect(of(text)).toMatchObject({ kind, httpStatus }));

it("reads a code next to the message, and does not report an exit code as a status", () => {
  expect(of({ message: "no", code: "Arrearage" }).kind).toBe("quota_exhausted");
  expect(of({ message: "no", code: 53, type: "FatalTurnLimitedError" })).toMatchObject({
    kind: "max_turns",
    httpStatus: null,
  });
});
