import { describe, expect, it } from "vitest";
import { unescapeSeparators } from "./unescape-separators.ts";

describe("unescapeSeparators", () => {
  it("puts the character itself in place of its escape, neighbours too", () => {
    expect(unescapeSeparators('"a\\u2028\\u2029\\u0085\\uFEFFb"')).toBe('"a\u2028\u2029\u0085\ufeffb"');
  });

  it("leaves an escaped backslash before a u alone", () => {
    expect(unescapeSeparators('"\\\\u2028"')).toBe('"\\\\u2028"');
    expect(unescapeSeparators('"\\\\\\u2028"')).toBe('"\\\\\u2028"');
  });

  it("leaves other escapes alone", () => {
    expect(unescapeSeparators('"\\u0000\\u001b\\n"')).toBe('"\\u0000\\u001b\\n"');
  });
});
