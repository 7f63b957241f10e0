import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damages, mutateBytes } from "./mutate-bytes.ts";

const stream = Buffer.from("abcdefghij".repeat(100));

describe("damage", () => {
  it("hurts a stream in all its parts, and leaves the original alone", () => {
    const copy = Buffer.from(stream);
    const places = fc
      .sample(damages(), { seed: 7, numRuns: 300 })
      .map((mutations) => firstMutation(mutateBytes(stream, mutations)));
    expect(stream.equals(copy)).toBe(true);
    for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(places.some((place) => Math.floor(place / 100) === tenth)).toBe(true);
    }
  });

  it("does what its name says", () => {
    const bytes = Buffer.from("abcd");
    expect(mutateBytes(bytes, [{ kind: "truncate", place: 0.5 }]).toString()).toBe("ab");
    expect(mutateBytes(bytes, [{ kind: "delete", place: 0.25, length: 2 }]).toString()).toBe("ad");
    expect(mutateBytes(bytes, [{ kind: "duplicate", place: 0.25, length: 2 }]).toString()).toBe("abcbcd");
    expect(mutateBytes(bytes, [{ kind: "flip", place: 0, bit: 1 }]).toString()).toBe("cbcd");
    expect(mutateBytes(bytes, [{ kind: "set", place: 0.75, byte: 0x0a }]).toString()).toBe("abc\n");
  });
});

function firstMutation(bytes: Buffer): number {
  const at = stream.findIndex((byte, index) => byte !== bytes[index]);
  return at === -1 ? stream.length : at;
}
