import { describe, expect, it } from "vitest";
import { classify } from "../shared/errors/classify.ts";
import { ERROR_RULES } from "./error-rules.ts";

const kindOf = (text: string) => classify([{ place: "stderr", text }], { rules: ERROR_RULES }).kind;

describe("cursor's sentences", () => {
  it.each([
    ["Error: You've hit your usage limit\n  Get Cursor Pro for more Agent usage", "quota_exhausted"],
    ["Error: Authentication required. Please run 'agent login' first", "auth_expired"],
    ["⚠ The provided API key is invalid.", "auth_expired"],
    ["T: Named models unavailable Free plans can only use Auto.", "model_unavailable"],
    ["⚠ Workspace Trust Required", "configuration"],
    ["S: [resource_exhausted] Error", "overloaded"],
    ["ConnectError: [resource_exhausted] Error", "overloaded"],
    ["ConnectError: [unauthenticated] Error", "auth_expired"],
    ["Error: [unimplemented] HTTP 404", "not_found"],
    ["ConnectError: [unavailable] read ECONNRESET", "transport"],
    ["Error: rate limit exceeded", "rate_limited"],
    ["error: unknown option '--trust'", "invalid_request"],
  ])("%j", (text, kind) => expect(kindOf(text)).toBe(kind));

  it("count at the start of a line only", () => {
    const quote = "it said: Authentication required, [resource_exhausted], You've hit your usage limit";
    const sentences = ERROR_RULES.flatMap(({ text }) => text ?? []);
    expect(sentences.filter((one) => one.test(quote))).toEqual([]);
  });
});
