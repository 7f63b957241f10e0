import { describe, expect, it } from "vitest";
import { weakSpots } from "./weak-spots.ts";

describe("weakSpots", () => {
  it("lie inside every character of several bytes", () => {
    expect(weakSpots(Buffer.from("aé😀b"))).toEqual([2, 4, 5, 6]);
  });

  it("lie around every line end, and inside CRLF", () => {
    expect(weakSpots(Buffer.from("abc\r\ndef"))).toEqual([3, 4, 5, 6]);
  });

  it("never lie at the ends of the stream, where a cut is none", () => {
    expect(weakSpots(Buffer.from("\n"))).toEqual([]);
  });
});
