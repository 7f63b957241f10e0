import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LineSplitter, type LineSplitterOptions } from "./line-splitter.ts";

function split(chunks: readonly (string | Uint8Array)[], options?: LineSplitterOptions) {
  const splitter = new LineSplitter(options);
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  for (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array);
    splitter.push(bytes, keep);
    // The caller may read its next bytes into the same memory.
    bytes.fill("?");
  }
  splitter.finish(keep);
  return { lines, oversizedLines: splitter.oversizedLines };
}

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

const BOM = "\ufeff";

describe("what ends a line", () => {
  test.each([
    ["LF", "a\nb\n", ["a", "b"]],
    ["CR LF", "a\r\nb\r\n", ["a", "b"]],
    ["no final newline", "a\nb", ["a", "b"]],
    ["blank lines", "\n\r\na\n\n", ["", "", "a", ""]],
    ["nothing", "", []],
    ["a lone CR is data", "a\rb\r\r\nc\r", ["a\rb\r", "c\r"]],
    ["VT, FF, NUL are data", "a\vb\fc\0d\n", ["a\vb\fc\0d"]],
    [
      "NEL, U+2028, U+2029, U+FEFF are data",
      `a\u0085b\u2028c\u2029d${BOM}e\n`,
      [`a\u0085b\u2028c\u2029d${BOM}e`],
    ],
    ["a byte order mark at the start is dropped", `${BOM}a\n${BOM}b\n`, ["a", `${BOM}b`]],
    ["only one byte order mark is dropped", `${BOM}${BOM}a\n`, [`${BOM}a`]],
    ["a byte order mark alone", `${BOM}\nb`, ["", "b"]],
  ])("%s", (_name, text, lines) => {
    const bytes = Buffer.from(text);
    expect(split([bytes]).lines).toEqual(lines);
    expect(split(Array.from(bytes, (byte) => Uint8Array.of(byte))).lines).toEqual(lines);
    for (let cut = 0; cut <= bytes.length; cut++) expect(split(cutAt(bytes, [cut])).lines).toEqual(lines);
  });

  test("half a byte order mark is no mark", () => {
    expect(split([Uint8Array.of(0xef), Uint8Array.of(0xbb)]).lines).toEqual(["\ufffd"]);
    expect(split([Uint8Array.of(0xef), Buffer.from("a\n")]).lines).toEqual(["\ufffda"]);
  });
});

describe("any bytes, any cut", () => {
  const anyBytes = fc
    .array(
      fc.oneof(
        fc.constantFrom("\n", "\r\n", "\r", BOM, "é", "👩‍🚀", "\u2028"),
        fc.uint8Array({ maxLength: 9 }),
      ),
    )
    .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));

  test("the lines are those of a split at LF, and the same for every cut", () => {
    fc.assert(
      fc.property(anyBytes, fc.array(fc.nat()), fc.nat({ max: 12 }), (bytes, cuts, maxLineBytes) => {
        const chunks = cutAt(bytes, cuts);
        expect(split(chunks)).toEqual(split([bytes]));
        expect(split(chunks, { maxLineBytes })).toEqual(split([bytes], { maxLineBytes }));
        expect(split(chunks).lines).toEqual(plainLines(bytes));
      }),
    );
  });

  test("a view into a larger buffer is read where it begins", () => {
    const whole = Buffer.from("xxa\nbxx");
    expect(split([new Uint8Array(whole.buffer, whole.byteOffset + 2, 3)]).lines).toEqual(["a", "b"]);
  });
});

/** The plain way, on the whole text. */
function plainLines(bytes: Buffer): string[] {
  const lines = bytes.toString("utf8").split("\n");
  const last = lines.pop()!;
  const ended = lines.map((line) => line.replace(/\r$/, ""));
  const [first, ...rest] = last === "" ? ended : [...ended, last];
  return first === undefined ? [] : [first.replace(/^\ufeff/, ""), ...rest];
}

describe("cost", () => {
  test("an oversized line is skipped and counted, its neighbours are kept", () => {
    const chunks = [
      "ok\n",
      "x".repeat(20),
      "y".repeat(20),
      "z\nnext\n",
      "12345678\r\n123456789\n",
      "w".repeat(99),
    ];
    expect(split(chunks, { maxLineBytes: 8 })).toEqual({
      lines: ["ok", "next", "12345678"],
      oversizedLines: 3,
    });
    expect(split([chunks.join("")], { maxLineBytes: 8 }).oversizedLines).toBe(3);
  });

  test("memory stays bounded while an oversized line goes on", () => {
    const splitter = new LineSplitter({ maxLineBytes: 1024 });
    const chunk = Buffer.alloc(64 * 1024, "x");
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 2048; i++) splitter.push(chunk, () => {});
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
    expect(splitter.oversizedLines).toBe(1);
  });
});
