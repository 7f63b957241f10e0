import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { exitEvidence } from "../shared/errors/exit-codes.ts";
import { ERROR_RULES } from "./error-rules.ts";
import { parseError } from "./parser/parse-error.ts";
import { EXIT_CODES } from "./printed-errors.ts";

const classOf = (error: unknown) => classify(parseError(error), { rules: ERROR_RULES });
const api = (code: number, message: string, status: string, details: object[] = []) =>
  `[API Error: ${JSON.stringify({ error: { code, message, status, details } })}]`;

describe("gemini's sentences", () => {
  it.each([
    ["[ERROR] Error resuming session: No previous sessions found for this project.", "session_expired"],
    ['Invalid session identifier "7". Use --list-sessions to see available sessions.', "session_expired"],
    ["Reached max session turns for this session. Increase the number of turns", "max_turns"],
    ["[ERROR] Operation cancelled.", "cancelled"],
    ["Invalid auth method selected.", "auth_expired"],
    ["Please set an Auth method in your /home/user/.gemini/settings.json or specify one", "auth_expired"],
    ["Error authenticating: FatalAuthenticationError: Manual authorization is required but", "auth_expired"],
    ["Error in /home/user/.gemini/settings.json: Unexpected end of JSON input", "configuration"],
    [
      "Invalid configuration in /home/user/.gemini/settings.json:\n\nError in: model.maxSessionTurns",
      "configuration",
    ],
    ["Gemini CLI is not running in a trusted directory. To proceed", "configuration"],
    ["No input provided via stdin. Input can be provided by piping data", "invalid_request"],
    ["Unknown arguments: such-flag, suchFlag", "invalid_request"],
    ["[API Error: You have exhausted your daily quota on this model.]", "quota_exhausted"],
    ["[API Error: Your prepayment credits are depleted.]", "quota_exhausted"],
    [
      "[API Error: You have exhausted your capacity on this model. Your quota will reset after 3h10m5s.]",
      "quota_exhausted",
    ],
    [
      "[API Error: You have exhausted your capacity on this model. Your quota will reset after 2s.]",
      "rate_limited",
    ],
    ["You exceeded your current quota, please check your plan. Please retry in 2.1s.", "rate_limited"],
    ["[API Error: Resource has been exhausted (e.g. check quota).]", "quota_exhausted"],
    ["[API Error: The model is overloaded. Please try again later. (Status: UNAVAILABLE)]", "server"],
    ["[API Error: terminated]", "transport"],
    ["[API Error: Unterminated string in JSON at position 43]", "transport"],
    ["[API Error: models/nope is not found for API version v1beta]", "model_unavailable"],
    ["[API Error: An unknown error occurred.]", "unknown"],
    ["The model returned an empty response with no text or thoughts.", "server"],
    ["Model stream ended with malformed function call.", "server"],
    ["[ERROR] Model stream ended without a finish reason.", "server"],
    ["The model response was blocked due to safety settings.", "unknown"],
    ["Model response was truncated because it exceeded the token limit. Try using /compress", "unknown"],
    ["[API Error: Incomplete JSON segment at the end]", "transport"],
    ["Loop detected, stopping execution", "unknown"],
  ])("%s", (message, kind) => expect(classOf({ type: "unknown", message }).kind).toBe(kind));

  it("of the CLI's own count at the start of a line only", () => {
    const quotes = [
      "it said: Invalid auth method selected, Unknown arguments: x, Operation cancelled.",
      "it said: Error resuming session: x, Loop detected, No input provided via stdin",
    ];
    const tied = ERROR_RULES.flatMap(({ text }) => text ?? []).filter(({ source }) => source.startsWith("^"));
    expect(tied.length).toBeGreaterThan(8);
    expect(tied.filter((sentence) => quotes.some((quote) => sentence.test(quote)))).toEqual([]);
  });
});

describe("what the API answered", () => {
  const reason = (word: string) => [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: word }];
  const quota = (quotaId: string) => [{ violations: [{ quotaId }] }];

  it.each([
    [400, "API key not valid.", "INVALID_ARGUMENT", reason("API_KEY_INVALID"), "auth_expired"],
    [
      400,
      "The input token count (12) exceeds the maximum number of tokens",
      "INVALID_ARGUMENT",
      [],
      "context_exceeded",
    ],
    [400, "User location is not supported for the API use.", "FAILED_PRECONDITION", [], "permission_denied"],
    [400, "It is wrong.", "INVALID_ARGUMENT", [], "invalid_request"],
    [401, "Who are you?", "UNAUTHENTICATED", [], "auth_expired"],
    [402, "Billing is not enabled for this project.", "FAILED_PRECONDITION", [], "quota_exhausted"],
    [403, "The caller does not have permission", "PERMISSION_DENIED", [], "permission_denied"],
    [429, "Too much.", "RESOURCE_EXHAUSTED", [], "quota_exhausted"],
    [429, "Too much.", "RESOURCE_EXHAUSTED", reason("RATE_LIMIT_EXCEEDED"), "rate_limited"],
    [429, "Please retry in 9s.", "RESOURCE_EXHAUSTED", quota("GenerateRequestsPerDay"), "quota_exhausted"],
    [503, "The model is overloaded.", "UNAVAILABLE", [], "server"],
  ])("%i %s %s", (code, message, status, details, kind) => {
    expect(classOf({ type: "unknown", message: api(code, message, status, details) })).toMatchObject({
      kind,
      httpStatus: code,
    });
  });
});

describe("an answer within an answer", () => {
  it("counts before the one around it", () => {
    const inner = { error: { code: 429, message: "Quota.", status: "RESOURCE_EXHAUSTED" } };
    const message = JSON.stringify({ error: { message: JSON.stringify(inner), code: 500, status: "Oops" } });
    expect(classOf({ type: "unknown", message })).toMatchObject({ kind: "quota_exhausted", httpStatus: 429 });
  });

  it("reports when the quota comes back", () => {
    const details = [
      { reason: "QUOTA_EXHAUSTED", metadata: { quotaResetTimeStamp: "2026-09-20T21:03:14Z" } },
    ];
    expect(classOf({ message: api(429, "Quota reached.", "RESOURCE_EXHAUSTED", details) }).resetsAt).toBe(
      "2026-09-20T21:03:14.000Z",
    );
  });

  it("may be nested without end", () => {
    expect(classOf({ message: `{"error":`.repeat(50_000) }).kind).toBe("unknown");
  });
});

describe("codes", () => {
  it.each([
    [404, "model_unavailable", 404],
    ["404", "model_unavailable", 404],
    ["not_found", "not_found", null],
    ["PERMISSION_DENIED", "permission_denied", null],
    ["tuned_model_not_found_here", "model_unavailable", null],
    ["invalid_argument", "invalid_request", null],
    [53, "unknown", null],
    [130, "unknown", null],
  ])("%j", (code, kind, httpStatus) => {
    expect(classOf({ message: "As the code says", code })).toMatchObject({
      kind,
      httpStatus,
      message: "As the code says",
    });
  });

  it.each([
    [145, "auth_expired"],
    [146, "quota_exhausted"],
    [147, "permission_denied"],
    [144, "invalid_request"],
    [173, "rate_limited"],
    [247, "server"],
    [41, "auth_expired"],
    [42, "invalid_request"],
    [52, "configuration"],
    [53, "max_turns"],
    [55, "configuration"],
  ])("of an exit: %i", (code, kind) => {
    const evidence = exitEvidence(code, EXIT_CODES);
    expect(classify(evidence === null ? [] : [evidence], { rules: ERROR_RULES })).toMatchObject({
      kind,
      httpStatus: null,
      evidence: "exit",
    });
  });

  it.each([[0], [1], [2], [129], [137], [143], [null]])("of an exit that says nothing: %j", (code) => {
    expect(exitEvidence(code, EXIT_CODES)).toBeNull();
  });
});
