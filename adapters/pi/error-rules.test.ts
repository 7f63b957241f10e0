import { describe, expect, it } from "vitest";
import { failed, run, SESSION, whole } from "./parser/testing/runs.ts";
import { stderrReason, stderrTrouble } from "./printed-errors.ts";

const reported = (errorMessage: string) => run(whole(failed(errorMessage))).error;

describe("what pi's records say of a failure", () => {
  it.each([
    ['401: {"message":"Incorrect API key provided.","code":"invalid_api_key"}', "auth_expired", 401],
    ["401 Incorrect API key provided: test-key-000.", "auth_expired", 401],
    ['403: {"message":"No access to this model"}', "permission_denied", 403],
    ['404: {"message":"The model does not exist","code":"model_not_found"}', "model_unavailable", 404],
    ['402: {"message":"Insufficient credits"}', "quota_exhausted", 402],
    [
      '429: {"message":"You exceeded your current quota","code":"insufficient_quota"}',
      "quota_exhausted",
      429,
    ],
    ['429: {"message":"Rate limit reached","code":"rate_limit_exceeded"}', "rate_limited", 429],
    ['529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', "overloaded", 529],
    ['400: {"message":"too long","code":"context_length_exceeded"}', "context_exceeded", 400],
    ['{"error":{"code":503,"message":"Unavailable","status":"UNAVAILABLE"}}', "server", 503],
    ["502: <html><body>Bad Gateway</body></html>", "server", 502],
    ["Connection error.: connect ECONNREFUSED 127.0.0.1:1", "transport", null],
    ["terminated: other side closed (UND_ERR_SOCKET)", "transport", null],
    ["Stream ended without finish_reason", "stream_truncated", null],
    ["Error reading response: malformed server-sent event JSON.", "transport", null],
    ["Unterminated string in JSON at position 62", "transport", null],
    ["The server had an error while processing your request.", "server", null],
    ["Provider finish_reason: content_filter", "unknown", null],
    ["Request was aborted.", "cancelled", null],
  ])("%s", (sentence, kind, status) => {
    expect([reported(sentence)?.kind, reported(sentence)?.httpStatus, reported(sentence)?.evidence]).toEqual([
      kind,
      status,
      "record",
    ]);
  });

  it("reports the API's own sentence, and how long to wait", () => {
    const error = reported(
      '429: {"message":"Rate limit reached. Please try again in 1s.","code":"rate_limit_exceeded"}',
    );
    expect([error?.message, error?.retryAfterMs]).toEqual([
      "Rate limit reached. Please try again in 1s.",
      1000,
    ]);
  });

  it("reports the sentence whole where it is no JSON", () => {
    expect(reported("401 Incorrect API key provided.")?.message).toBe("401 Incorrect API key provided.");
  });
});

describe("what pi prints when it cannot start", () => {
  const start = (stderr: string) => run([], { stderr, exit: { code: 1 } });

  it.each([
    ["No session found matching 'x'", "session_expired"],
    ["Error: Session file is not a valid pi session: /x.jsonl", "session_expired"],
    ["No API key found for anthropic.", "auth_expired"],
    ['Error: Unknown provider "lab". Use --list-models to see available providers/models.', "configuration"],
    ["Error: Unknown option: --zz", "invalid_request"],
    ['Error: Invalid mode "yaml". Valid values: text, json, rpc', "invalid_request"],
    ["Error: --fork cannot be combined with --session", "invalid_request"],
    ["Model lab/nope not found", "model_unavailable"],
  ])("%s", (line, kind) => {
    expect([start(`${line}\n`).error?.kind, start(`${line}\n`).error?.message]).toEqual([kind, line]);
  });

  it("clears a session that the CLI does not know", () => {
    expect(start("No session found matching 'x'\n").session).toEqual({ id: null, clear: true });
  });

  it("leaves warnings and where to read on out of the reason", () => {
    const stderr =
      "Warning: No models available. Use /login to log into a provider via OAuth or API key. See:\n  /x/docs/models.md\nNo API key found for the selected model.\n\nUse /login to log into a provider via OAuth or API key. See:\n  /x/docs/models.md\n";
    const { error } = run([SESSION], { stderr, exit: { code: 1 } });
    expect(error?.message).toBe("No API key found for the selected model.");
  });
});

describe("pi's stderr", () => {
  it("gives no words of the model's away for a reason", () => {
    const stderr =
      'Could not parse message into JSON: {"content":"429 rate limit\nFrom chunk: [\n  \'data: {"content":"401\'\n]\nError: last\n';
    expect(stderrReason(stderr)).toBe("Error: last\n");
    expect(stderrReason("Could not parse message into JSON:\nFrom chunk:\nError: last\n")).toBe(
      "Error: last\n",
    );
  });

  it("reports warnings and trouble of extensions, without their colour", () => {
    expect(stderrTrouble("\u001b[33mWarning: one\u001b[39m\ntwo\nExtension error (x.ts): three\n")).toEqual([
      "Warning: one",
      "Extension error (x.ts): three",
    ]);
  });
});
