import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestDifference, digestMatches, isDigest } from "./digest.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const text = `start ${"é😀".repeat(1000)} end`;
const digest = { sha256: sha256(text), length: text.length, start: "start ", end: " end" };

describe("digestMatches", () => {
  it("accepts the text it was made of", () => {
    expect(digestMatches(digest, text)).toBe(true);
  });

  it("accepts a length in code points as well", () => {
    expect([...text].length).not.toBe(text.length);
    expect(digestMatches({ ...digest, length: [...text].length }, text)).toBe(true);
  });

  it.each<[string, unknown]>([
    ["another text of the same length", `${text.slice(0, -5)}x end`],
    ["the text twice", text + text],
    ["the text without its last character", text.slice(0, -1)],
    ["null", null],
    ["a number", 12],
  ])("refuses %s", (_name, other) => {
    expect(digestMatches(digest, other)).toBe(false);
  });

  it.each([
    ["start", { ...digest, start: "begin" }],
    ["end", { ...digest, end: "fin" }],
    ["hash", { ...digest, sha256: sha256("other") }],
    ["length in bytes", { ...digest, length: Buffer.byteLength(text) }],
  ])("refuses another %s", (_name, other) => {
    expect(digestMatches(other, text)).toBe(false);
  });
});

describe("isDigest", () => {
  it("distinguishes a digest from the fields of an outcome", () => {
    expect(isDigest(digest)).toBe(true);
    expect(isDigest({ sha256: "x", length: 1, name: "Bash" })).toBe(false);
    expect(isDigest({ sha256: "x" })).toBe(false);
    expect(isDigest(null)).toBe(false);
  });
});

describe("digestDifference", () => {
  const digest = { sha256: "0".repeat(64), length: 20, start: "Hello", end: "bye.\n" };

  it.each([
    ["Hello, and so on bye.", '1 longer, ends with "Hello, and so on bye."'],
    ["Hello and so bye.\n", "2 shorter, differs between its two ends"],
    ["Hello + so and bye.\n", "as long, differs between its two ends"],
    [null, "null"],
    [undefined, "nothing"],
  ])("says how %j differs from the text", (actual, words) => {
    expect(digestDifference(digest, actual)).toEqual({
      expected: 'a text of 20 characters, begins with "Hello", ends with "bye.\\n"',
      actual: words,
    });
  });
});
