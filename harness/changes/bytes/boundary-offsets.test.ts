import { describe, expect, it } from "vitest";
import { boundaryOffsets, MAX_BOUNDARY_OFFSETS } from "./boundary-offsets.ts";

describe("weakSpots", () => {
  it("lie inside every character of several bytes", () => {
    expect(boundaryOffsets(Buffer.from("aé😀b"))).toEqual([2, 4, 5, 6]);
  });

  it("lie around every line end, and inside CRLF", () => {
    expect(boundaryOffsets(Buffer.from("abc\r\ndef"))).toEqual([3, 4, 5, 6]);
  });

  it("are sampled evenly where there are millions, and those wanted alone", () => {
    const spots = boundaryOffsets(Buffer.from("é".repeat(1_000_000)));
    expect(spots).toHaveLength(MAX_BOUNDARY_OFFSETS);
    expect(spots[0]).toBe(1);
    expect(spots.at(-1)).toBeGreaterThan(1_900_000);
    const gaps = spots.slice(1).map((at, index) => at - spots[index]!);
    expect(Math.max(...gaps)).toBeLessThan(3 * Math.min(...gaps));
    expect(boundaryOffsets(Buffer.from("aé😀b"), (at) => at > 4)).toEqual([5, 6]);
  });

  it("never lie at the ends of the stream, where a cut is none", () => {
    expect(boundaryOffsets(Buffer.from("\n"))).toEqual([]);
  });
});
