import fc from "fast-check";
import { expect, test } from "vitest";
import { httpStatusIn } from "./http-status.ts";

test.each([
  ["API Error: 429", 429],
  ["[API Error: 401 Incorrect API key provided: test-key-000.]", 401],
  ["API Error: Repeated 529 Overloaded errors", 529],
  ["API Error: Request rejected (429) · Rate limited", 429],
  ["Failed to authenticate. API Error: 403 Forbidden by policy", 403],
  ["Grok API error: 401 Incorrect API key provided", 401],
  ['API error (status 403 Forbidden): permission_error: ...",\n  "http_status": 403', 403],
  ["unexpected status 401 Unauthorized: Incorrect API key", 401],
  ["exceeded retry limit, last status: 429 Too Many Requests, request id: x", 429],
  ["status 429", 429],
  ["statusCode: 429", 429],
  ['{"status":503}', 503],
  ['{"error":{"code":429,"message":"x"}}', 429],
  ['"{\\"error\\":{\\"code\\":401}}"', 401],
  ["HTTP 429", 429],
  ["HTTP/1.1 502 Bad Gateway", 502],
  ["HTTP error: 404 Not Found", 404],
  ["Authentication failed with provider at http://127.0.0.1:1 (HTTP 401).", 401],
  ["a non-SSE response (HTTP 200, Content-Type: text/html)", 200],
  ["Error code: 401 - {'error': {}}", 401],
  ["429 Too Many Requests", 429],
  ["<html><title>502 Bad Gateway</title>", 502],
  ["unexpected status 529 <unknown status code>: Overloaded", 529],
  ["404 page not found", 404],
  ['401: {"message":"Incorrect API key provided"}', 401],
  ["402 Insufficient credits. Add more credits to continue.", 402],
  ["retried 5 times (total 5.41 seconds) Last error: 429 Rate limit reached", 429],
  ["Unauthorized (401) from http://127.0.0.1/chat/completions", 401],
  ["first HTTP 500, then HTTP 429", 500],
])("%s: %i", (text, status) => expect(httpStatusIn(text)).toBe(status));

test.each([
  "error on line 529",
  "spec.rb:418-429",
  "app.ts:429:12",
  "exit status 404",
  "exited with status 255",
  "exited with exit code 500",
  "process exited with code 429",
  "503 files changed",
  "waited 429 ms",
  "the timeout is 500",
  "port 502 Internal",
  "HTTP/2",
  "status 1429",
  "max_tokens: 429",
  '"timeout": 500',
  "byte counts 413/429",
  "v4.29.500",
  "",
])("%j shows no status", (text) => expect(httpStatusIn(text)).toBeNull());

test("never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void httpStatusIn(text)));
  expect(
    httpStatusIn(`${"exit ".repeat(20_000)}${"status ".repeat(20_000)}${"4".repeat(20_000)}`),
  ).toBeNull();
});
