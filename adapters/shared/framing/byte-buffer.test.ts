import { expect, test } from "vitest";
import { asBuffer, ByteBuffer } from "./byte-buffer.ts";

test("holds a copy of all pieces in their order, and is empty once they are taken", () => {
  const buffer = new ByteBuffer();
  const piece = Buffer.from("abcdef");
  buffer.add(piece, 1, 3);
  buffer.add(piece);
  piece.fill("?");
  expect(buffer.length).toBe(8);
  expect(buffer.take().toString()).toBe("bcabcdef");
  expect(buffer.length).toBe(0);
  expect(buffer.take().length).toBe(0);
});

test.each([1, 1000, 1024, 70_000, 1_100_000])(
  "gives megabytes back as they came, in pieces of %i bytes",
  (size) => {
    const bytes = Buffer.alloc(size === 1 ? 200_000 : 2_500_000);
    for (let i = 0; i + 4 <= bytes.length; i += 4) bytes.writeUInt32LE(i, i);
    const buffer = new ByteBuffer();
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < bytes.length; at += size)
        buffer.add(bytes, at, Math.min(at + size, bytes.length));
      expect(buffer.take().equals(bytes)).toBe(true);
    }
  },
);

test("takes a bounded number of bytes per byte, however small the pieces", () => {
  const buffer = new ByteBuffer();
  const piece = Buffer.from("x");
  const before = process.memoryUsage().arrayBuffers;
  for (let i = 0; i < 1_000_000; i++) buffer.add(piece);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
});

test("looks at the same bytes as the view it is made of", () => {
  const view = new Uint8Array(Uint8Array.from([1, 2, 3, 4]).buffer, 1, 2);
  expect([...asBuffer(view)]).toEqual([2, 3]);
  view[0] = 9;
  expect([...asBuffer(view)]).toEqual([9, 3]);
});
