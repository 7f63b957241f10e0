import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import { plainWords } from "./plain-words.ts";

const kindOf = (text: string) => classify([{ place: "stderr", text }]).kind;

describe("plainWords", () => {
  it.each([
    ["Cannot find module '/srv/rate-limit/index.js'", "Cannot find module '/path'"],
    ["cannot open C:\\jobs\\quota-exceeded\\a.txt now", "cannot open /path now"],
    ["error in ~/.tool/settings.json: bad", "error in /settings.json: bad"],
    ["see https://example.invalid/rate-limits/now", "see https://example.invalid/rate-limits/now"],
    ["Please run /login or /usage-limit.", "Please run /login or /usage-limit."],
    ["unknown option '--max-turns'", "unknown option '--flag'"],
    ["401/403 and 5-hour limit - and/or more", "401/403 and 5-hour limit - and/or more"],
  ])("%s", (sentence, words) => expect(plainWords(sentence)).toBe(words));

  it("keeps names from deciding a class", () => {
    expect(kindOf("Error: Cannot find module '/srv/rate-limit/index.js'")).not.toBe("rate_limited");
    expect(kindOf("Error: ENOENT: no such file or directory, open '/jobs/overloaded/a.md'")).not.toBe(
      "overloaded",
    );
    expect(kindOf("error: unknown option '--max-turns'")).toBe("invalid_request");
    expect(kindOf("error: invalid value '500' for '--timeout'")).toBe("invalid_request");
    expect(kindOf("Error in /home/user/.tool/settings.json: Unexpected end of JSON input")).toBe(
      "configuration",
    );
  });
});
