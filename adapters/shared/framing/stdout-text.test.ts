import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HeadAndTail } from "./head-and-tail.ts";
import { StdoutText } from "./stdout-text.ts";

const bytesAndCuts = fc.tuple(fc.uint8Array({ maxLength: 200 }), fc.array(fc.nat({ max: 200 })));

function pieces(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...[...cuts].sort((a, b) => a - b).filter((cut) => cut < bytes.length), bytes.length];
  return places.slice(1).map((place, index) => bytes.slice(places[index], place));
}

/** Pushes each piece and then overwrites it, as a caller that reuses its buffer does. */
function pushAll(collector: { push(bytes: Uint8Array): void }, parts: readonly Uint8Array[]): void {
  for (const part of parts) {
    collector.push(part);
    part.fill(0x3f);
  }
}

function collected(parts: readonly Uint8Array[], maxBytes?: number) {
  const stdout = new StdoutText(maxBytes);
  pushAll(stdout, parts);
  return { text: stdout.finish(), isTruncated: stdout.isTruncated };
}

describe("StdoutText", () => {
  test("drops a byte order mark at the start and nothing else", () => {
    const text = "\ufeffa\r\nb\rc\ufeff\u2028\0\r\n";
    expect(collected([Buffer.from(text)]).text).toBe("a\r\nb\rc\ufeff\u2028\0\r\n");
    for (let cut = 1; cut < Buffer.byteLength(text); cut++) {
      expect(collected(pieces(Buffer.from(text), [cut])).text).toBe("a\r\nb\rc\ufeff\u2028\0\r\n");
    }
  });

  test("gives the same text wherever the bytes were cut, any bytes", () => {
    fc.assert(
      fc.property(bytesAndCuts, fc.nat({ max: 250 }), ([bytes, cuts], maxBytes) => {
        expect(collected(pieces(bytes, cuts))).toEqual(collected([bytes.slice()]));
        expect(collected(pieces(bytes, cuts), maxBytes)).toEqual(collected([bytes.slice()], maxBytes));
      }),
    );
  });

  test("ends at the cap and says so", () => {
    expect(collected([Buffer.from("abc"), Buffer.from("def")], 4)).toEqual({
      text: "abcd",
      isTruncated: true,
    });
    expect(collected([Buffer.from("abcd")], 4)).toEqual({ text: "abcd", isTruncated: false });
  });
});

describe("HeadAndTail", () => {
  function kept(parts: readonly Uint8Array[], limit: number): string {
    const stderr = new HeadAndTail(limit);
    pushAll(stderr, parts);
    return stderr.text();
  }

  test("keeps everything that fits", () => {
    for (const text of ["", "abc", "abcd", "abcdefg", "abcdefgh"])
      expect(kept([Buffer.from(text)], 4)).toBe(text);
  });

  test("keeps both ends of more and says what is missing", () => {
    expect(kept([Buffer.from("abcdefghij")], 4)).toBe("abcd\n[2 bytes left out]\nghij");
    expect(kept([Buffer.from("ab"), Buffer.from("cdefg"), Buffer.from("hij")], 4)).toBe(
      "abcd\n[2 bytes left out]\nghij",
    );
  });

  test("does not depend on the cuts", () => {
    fc.assert(
      fc.property(bytesAndCuts, fc.integer({ min: 1, max: 70 }), ([bytes, cuts], limit) => {
        expect(kept(pieces(bytes, cuts), limit)).toBe(kept([bytes.slice()], limit));
      }),
    );
  });

  test("decodes characters that were cut in two", () => {
    expect(
      kept(
        Array.from(Buffer.from("né👩‍🚀"), (byte) => Uint8Array.of(byte)),
        64,
      ),
    ).toBe("né👩‍🚀");
  });
});
