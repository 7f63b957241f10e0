import { expect, it } from "vitest";
import { classify } from "../../shared/errors/classify.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { parseError } from "./parse-error.ts";

const kindOf = (message: string) => classify([parseError("record", message)], { rules: ERROR_RULES }).kind;
const api = (message: string, http_status: number) =>
  `Internal error: ${JSON.stringify({ message, http_status }, null, 2)}`;

it.each([
  [api("API error (status 402 Payment Required): insufficient_credits: No.", 402), "quota_exhausted"],
  [api("API error (status 403 Forbidden): permission_error: No.", 403), "permission_denied"],
  ['Internal error: "stream error (overloaded_error): Overloaded"', "overloaded"],
  ['Internal error: "stream error (server_error): Hm."', "server"],
  ['Internal error: "empty response from model (no_visible_content)"', "server"],
  ['Internal error: "serialization error: EOF while parsing a string"', "transport"],
  ["insufficient_quota: You exceeded your current quota", "quota_exhausted"],
  ["requests: Rate limit reached for m on requests per min.", "rate_limited"],
  ["Couldn't set model 'x': Invalid params", "model_unavailable"],
  ["Not signed in. To authenticate without a browser, run:", "auth_expired"],
  ['Session "x" not found locally, restoring', "session_expired"],
  ["Error: max turns reached", "max_turns"],
  ["Error: No such device or address (os error 6)", "invalid_request"],
])("%j", (message, kind) => expect(kindOf(message)).toBe(kind));

it("opens JSON where nothing else is lost by that", () => {
  expect(parseError("record", api("API error (status 404 Not Found): x", 404))).toMatchObject({
    text: "API error (status 404 Not Found): x",
    httpStatus: 404,
  });
  const truncated = 'Internal error: {"message":"response truncated","error_kind":"max_tokens_truncation"}';
  expect(parseError("record", truncated).text).toBe(truncated);
  expect(parseError("record", "Internal error: {half").text).toBe("Internal error: {half");
});
