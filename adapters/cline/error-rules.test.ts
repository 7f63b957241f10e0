import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";

const kindOf = (text: string, code: string | null = null) =>
  classify([{ place: "record", text, code }], { rules: ERROR_RULES }).kind;

describe("cline's sentences", () => {
  it.each([
    ["run timed out after 3s", "timeout"],
    ["error: error: unknown option '--frobnicate'", "invalid_request"],
    ["error: Unknown command or unquoted prompt: hello", "invalid_request"],
    ["JSON output mode requires a prompt argument or piped stdin", "invalid_request"],
    ['error: invalid timeout "xml" (expected integer >= 1)', "invalid_request"],
    ["error: --id requires <session-id>", "invalid_request"],
    ["Session not found: 1786476589660_gcjjm", "session_expired"],
    ["Model returned empty response", "server"],
    ["Model reached the maximum output token limit before completing the turn", "unknown"],
    ["Incorrect API key provided: test-key-000.", "auth_expired"],
    ["The socket connection was closed unexpectedly.", "transport"],
    [
      "The request exceeds the model's context window and there is no conversation history",
      "context_exceeded",
    ],
  ])("%j", (text, kind) => expect(kindOf(text)).toBe(kind));

  it.each([
    ["auth", "auth_expired"],
    ["aborted", "cancelled"],
    ["max_iterations", "max_turns"],
    ["mistake_limit", "unknown"],
  ])("the word %j", (code, kind) => expect(kindOf("It ended.", code)).toBe(kind));

  it("count at the start of a line only", () => {
    const quote = "it said: run timed out after 3s, Model returned empty response, unknown option 'x'";
    const sentences = ERROR_RULES.flatMap(({ text }) => text ?? []);
    expect(sentences.filter((sentence) => sentence.test(quote))).toEqual([]);
  });
});
