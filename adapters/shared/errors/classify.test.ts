import { describe, expect, test } from "vitest";
import type { ErrorCategory, ErrorKind } from "../../../contracts/cli/v1/adapter.ts";
import { classify } from "./classify.ts";
import type { ErrorEvidence, ErrorRule } from "./error-evidence.ts";

const stderr = (text: string): ErrorEvidence => ({ place: "stderr", text });
const record = (fields: Omit<ErrorEvidence, "place">): ErrorEvidence => ({ place: "record", ...fields });

describe("the words of the CLI provider protocol", () => {
  const WORDS: Readonly<Partial<Record<ErrorCategory, string>>> = {
    quota:
      "insufficient_quota, quota_exceeded, billing_hard_limit, RESOURCE_EXHAUSTED, credit_limit, usage_limit",
    rate_limit:
      "rate_limit, rate.limit, RATE_LIMIT_EXCEEDED, too_many_requests, overloaded, throttled, throttling",
    authentication:
      "invalid_api_key, unauthorized, UNAUTHENTICATED, PERMISSION_DENIED, authentication_failed, not_authenticated",
    validation: "invalid_request, malformed, bad_request, validation_error, invalid_parameter",
    network:
      "ECONNRESET, ETIMEDOUT, ENOTFOUND, ECONNREFUSED, network_error, connection_failed, DEADLINE_EXCEEDED, socket_hang_up",
    server: "internal_server_error, service_unavailable, bad_gateway",
    timeout: "timed_out, timeout, SIGTERM, SIGKILL",
    not_found: "command_not_found, ENOENT, not_found, model_not_found",
    configuration: "not_configured, missing_config, invalid_config, cli_not_installed",
  };
  const STATUSES: Readonly<Partial<Record<ErrorCategory, readonly number[]>>> = {
    rate_limit: [429, 529],
    authentication: [401, 403],
    validation: [400, 413, 422],
    quota: [402],
    server: [500, 502, 503, 504],
    timeout: [408],
    not_found: [404],
  };
  const words = Object.entries(WORDS).flatMap(([category, list]) =>
    list.split(", ").map((word) => ({ category, word })),
  );

  test.each(words)("$word is $category, in prose and as a code", ({ category, word }) => {
    for (const text of [`Error: ${word}`, `it failed (${word.replaceAll("_", " ")}) at once`]) {
      expect([text, classify([stderr(text)]).category]).toEqual([text, category]);
    }
    if (!word.startsWith("SIG")) expect(classify([record({ code: word })]).category).toBe(category);
  });

  test.each(
    Object.entries(STATUSES).flatMap(([category, list]) => list.map((status) => ({ category, status }))),
  )("status $status is $category, as a field and in a text", ({ category, status }) => {
    expect(classify([record({ httpStatus: status })])).toMatchObject({ category, httpStatus: status });
    expect(classify([stderr(`API Error: ${status}`)])).toMatchObject({ category, httpStatus: status });
  });
});

describe("what real CLIs print", () => {
  test.each<[string, ErrorKind]>([
    ["You've hit your 5-hour limit · resets 1:36am (UTC)", "quota_exhausted"],
    ["You've hit your limit · resets 8pm (America/Indianapolis)", "quota_exhausted"],
    ["You've hit your session limit · resets 10:30am", "quota_exhausted"],
    ["Claude AI usage limit reached|1795829786", "quota_exhausted"],
    ["5-hour limit reached ∙ resets 3pm", "quota_exhausted"],
    [
      "You’ve hit your usage limit. Upgrade to Pro or try again at Mar 17th, 2030 5:46 PM.",
      "quota_exhausted",
    ],
    ["Credit balance is too low", "quota_exhausted"],
    ["Quota exceeded. Check your plan and billing details.", "quota_exhausted"],
    ["429 You exceeded your current quota, please check your plan and billing details.", "quota_exhausted"],
    ["402 Insufficient credits. Add more credits to continue.", "quota_exhausted"],
    ["insufficient_quota: You exceeded your current quota", "quota_exhausted"],
    ["Your prepayment credits are depleted.", "quota_exhausted"],
    ["API Error: Request rejected (429) · Number of requests has exceeded your rate limit", "rate_limited"],
    ["exceeded retry limit, last status: 429 Too Many Requests, request id: x", "rate_limited"],
    ["Rate limit reached for lab-model on requests per min. Please try again in 1s.", "rate_limited"],
    ["API Error: Repeated 529 Overloaded errors", "overloaded"],
    ["Selected model is at capacity. Please try a different model.", "overloaded"],
    ["Not logged in · Please run /login", "auth_expired"],
    ["Invalid API key · Fix external API key", "auth_expired"],
    [
      "Failed to authenticate. API Error: 401 OAuth token has been revoked. Please obtain a new token.",
      "auth_expired",
    ],
    ["OAuth token has expired", "auth_expired"],
    ["Your session has expired. Please run /login", "auth_expired"],
    ["Error: Authentication required. Please run 'agent login' first", "auth_expired"],
    ["No auth type is selected. Please configure an auth type", "auth_expired"],
    ["Error: No authentication information found.", "auth_expired"],
    ["When using Gemini API, you must specify the GEMINI_API_KEY environment variable.", "auth_expired"],
    ["No API key found for the selected model.", "auth_expired"],
    ["API key not valid. Please pass a valid API key.", "auth_expired"],
    ["unexpected status 403 Forbidden: Country, region, or territory not supported", "permission_denied"],
    ["No conversation found with session ID: 00000000-0000-4000-8000-000000000000", "session_expired"],
    ["Error: thread/resume failed: no rollout found for thread id x (code -32600)", "session_expired"],
    ["Error: Session not found", "session_expired"],
    ["No saved session found with ID 0000. Run `qwen --resume`", "session_expired"],
    ["Error: No session, task, or name matched 'x'.", "session_expired"],
    ['Invalid session identifier "x".', "session_expired"],
    ["failed to load session data", "session_expired"],
    ["There's an issue with the selected model (x). It may not exist", "model_unavailable"],
    ["The model `gpt-test` does not exist or you do not have access to it.", "model_unavailable"],
    ["Model 'lab-model' not found on provider at http://127.0.0.1 (HTTP 404).", "model_unavailable"],
    ["Prompt is too long · the request is ~210000 tokens", "context_exceeded"],
    ["Codex ran out of room in the model's context window.", "context_exceeded"],
    ["400 This model's maximum context length is 200000 tokens.", "context_exceeded"],
    ["Connection error.", "transport"],
    ["Connection error.: connect ECONNREFUSED 127.0.0.1:18401", "transport"],
    ["getaddrinfo ENOTFOUND api.example.com", "transport"],
    ["Could not resolve host: api.example.com", "transport"],
    ["[API Error: Connection error. (cause: fetch failed)]", "transport"],
    ["socket hang up", "transport"],
    ["terminated", "transport"],
    ["terminated: other side closed (UND_ERR_SOCKET)", "transport"],
    ["Cannot connect to API: Unable to connect. Is the computer able to access the url?", "transport"],
    ["[API Error: Unterminated string in JSON at position 68 (line 1 column 69)]", "transport"],
    ["stream disconnected before completion: stream closed before response.completed", "stream_truncated"],
    ["Stream ended without finish_reason", "stream_truncated"],
    ["Request timed out", "timeout"],
    ["API Error: 500 Internal server error. This is a server-side issue", "server"],
    ["The server had an error while processing your request.", "server"],
    ["unexpected status 503 Service Unavailable: The engine is currently overloaded", "server"],
    ["Error loading config.toml:\n/home/user/.codex/config.toml:2:8: unclosed table", "configuration"],
    ["Error in /home/user/.gemini/settings.json: Unexpected end of JSON input", "configuration"],
    ["Error: Config file at /x is not valid JSON(C):", "configuration"],
    ["Error: Settings file not found: /x.json", "configuration"],
    ["Missing environment variable: `LAB_API_KEY`.", "configuration"],
    ["error: unknown option '--no-such-flag'", "invalid_request"],
    ["error: unexpected argument '--no-such-flag' found", "invalid_request"],
    ["error: option '--output-format <format>' argument 'yaml' is invalid.", "invalid_request"],
    ["Error: Input must be provided either through stdin or as a prompt argument", "invalid_request"],
    ["No prompt provided via stdin.", "invalid_request"],
    ["Reached max session turns for this session.", "max_turns"],
    ["Error: Reached max turns (2)", "max_turns"],
    ["bash: line 1: claude: command not found", "cli_not_found"],
  ])("%s: %s", (text, kind) => expect(classify([stderr(text)]).kind).toBe(kind));
});

describe("numbers and words that say nothing", () => {
  test.each([
    "error on line 529",
    "see spec.rb:418-429",
    "app.ts:404:12",
    "429 tests passed",
    "please see the log in /tmp/x",
    "the process was terminated",
    '{"timeout":5}',
    "exit code 401",
  ])("%s stays unknown", (text) =>
    expect(classify([stderr(text)])).toMatchObject({ kind: "unknown", httpStatus: null }),
  );
});

describe("the place of the evidence", () => {
  test("the first evidence that stands for a kind decides, and reports the reason", () => {
    const error = classify([
      record({ code: "authentication_error", text: "Invalid x" }),
      stderr("Error: request timeout\n429 Too Many Requests"),
    ]);
    expect(error).toMatchObject({ kind: "auth_expired", evidence: "record", message: "Invalid x" });
  });

  test("what names no kind lets the next speak, and a generic reason gives way", () => {
    const error = classify([
      record({ code: "error_during_execution", text: "Execution error" }),
      stderr("No conversation found with session ID: x"),
    ]);
    expect(error).toMatchObject({
      kind: "session_expired",
      evidence: "stderr",
      message: "No conversation found with session ID: x",
    });
    expect(
      classify([record({ httpStatus: 401, text: "[object Object]" }), stderr("Incorrect key")]),
    ).toMatchObject({
      kind: "auth_expired",
      evidence: "record",
      message: "Incorrect key",
    });
  });

  test("a code decides before a status, a status before the words, unless the words know better", () => {
    expect(
      classify([record({ code: "overloaded_error", httpStatus: 500, text: "quota exceeded" })]).kind,
    ).toBe("overloaded");
    expect(classify([record({ httpStatus: 500, text: "connection refused upstream" })]).kind).toBe("server");
    expect(classify([record({ httpStatus: 400, text: "Credit balance is too low" })]).kind).toBe(
      "quota_exhausted",
    );
    expect(classify([record({ httpStatus: 400, text: "API key not valid" })]).kind).toBe("auth_expired");
    expect(classify([record({ httpStatus: 429, text: "Quota exceeded" })]).kind).toBe("quota_exhausted");
    expect(classify([record({ code: "invalid_request_error", text: "Prompt is too long" })]).kind).toBe(
      "context_exceeded",
    );
    expect(classify([record({ code: "invalid_request_error", text: "Nope" })]).kind).toBe("invalid_request");
  });

  test("the provider's own rules come first, by code and by text", () => {
    const rules: ErrorRule[] = [
      { kind: "quota_exhausted", codes: ["Odd-Code"], text: /odd words/g },
      { kind: "cancelled", text: /rate limit/ },
    ];
    expect(classify([record({ code: "odd_code", text: "rate limit" })], { rules }).kind).toBe(
      "quota_exhausted",
    );
    for (let i = 0; i < 2; i++)
      expect(classify([stderr("odd words")], { rules }).kind).toBe("quota_exhausted");
    expect(classify([stderr("rate limit")], { rules }).kind).toBe("cancelled");
  });

  test.each([
    ["ENOENT", "cli_not_found"],
    ["EACCES", "cli_not_found"],
    ["E2BIG", "invalid_request"],
    ["EMFILE", "unknown"],
  ])("a start refused with %s is %s", (code, kind) => {
    expect(classify([{ place: "spawn", code, text: `spawn claude ${code}` }])).toMatchObject({
      kind,
      evidence: "spawn",
    });
  });

  test("without evidence it is unknown, with the message given", () => {
    expect(classify([], { fallbackMessage: "nothing" })).toMatchObject({
      kind: "unknown",
      message: "nothing",
      evidence: "exit",
    });
    expect(classify([record({ code: "strange_word" })]).message).toBe("strange_word");
  });
});
