import { describe, expect, it } from "vitest";
import { bytesAround, escapeBytes, escapeText } from "./bytes.ts";

describe("escapeText", () => {
  it("shows what a terminal would hide", () => {
    expect(escapeText("a\n\x1b[31m\u2028\ufeff\u0085\\é日")).toBe(
      "a\\n\\x1b[31m\\u2028\\ufeff\\u0085\\\\é日",
    );
  });
});

describe("escapeBytes", () => {
  it("keeps characters and shows bytes that are none", () => {
    const bytes = Buffer.concat([Buffer.from("é"), Buffer.from([0xff, 0xe2, 0x80]), Buffer.from("😀\0")]);
    expect(escapeBytes(bytes)).toBe("é\\xff\\xe2\\x80😀\\x00");
  });

  it("does not take an overlong form or a surrogate for a character", () => {
    expect(escapeBytes(Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80]))).toBe("\\xc0\\xaf\\xed\\xa0\\x80");
  });
});

describe("bytesAround", () => {
  it("marks the offset and says that there is more", () => {
    expect(bytesAround(Buffer.from("0123456789"), 5, 2)).toBe("...34⟨⟩56...");
  });

  it("accepts an offset outside the bytes", () => {
    expect(bytesAround(Buffer.from("ab"), 99)).toBe("ab⟨⟩");
  });
});
