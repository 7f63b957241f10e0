import { describe, expect, it } from "vitest";
import { knownCodeIn } from "./known-code-in.ts";

describe("a known word in a longer code", () => {
  it.each([
    ["resource_not_found", "not_found"],
    ["auth-failed", "auth"],
    ["projectRateLimitExceeded", "rate_limit_exceeded"],
    ["author_missing", null],
    ["zz_unheard_of", null],
    ["", null],
  ])("%s: %s", (code, word) => expect(knownCodeIn(code)).toBe(word));
});
