import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { reorderStreams } from "../records/reorder-streams.ts";
import { cutAt } from "./cut-at.ts";
import { cutEvery } from "./cut-every.ts";

const exit = { code: 0, signal: null, timedOut: false, aborted: false };

function runOf(out: Uint8Array, err: Uint8Array): Run {
  return {
    outputFormat: "stream-json",
    chunks: [
      ["out", out],
      ["err", err],
    ],
    exit,
  };
}

describe("cuts of a run", () => {
  const bytes = fc.uint8Array({ maxLength: 200 });

  it("keep every byte of each stream, in order", () => {
    const offsets = fc.array(fc.integer({ min: -5, max: 300 }));
    fc.assert(
      fc.property(bytes, bytes, offsets, fc.integer({ min: 1, max: 9 }), (out, err, at, size) => {
        const run = runOf(out, err);
        const ways = [cutAt(run, { out: at, err: at }), cutEvery(run, size)];
        const orders = ["out first", "err first", "in turn", "err inside stdout"] as const;
        for (const cut of [...ways, ...orders.map((order) => reorderStreams(ways[0]!, order))]) {
          expect(runBytes(cut, "out").equals(out)).toBe(true);
          expect(runBytes(cut, "err").equals(err)).toBe(true);
        }
      }),
    );
  });

  it("fall where they were asked for", () => {
    const cut = cutAt(runOf(Buffer.from("abcdef"), Buffer.alloc(0)), { out: [4, 1, 4, 6, 0], err: [] });
    expect(cut.chunks.map(([, piece]) => Buffer.from(piece).toString())).toEqual(["a", "bcd", "ef"]);
  });

  it("stay bounded in number on a long stream", () => {
    expect(cutEvery(runOf(Buffer.alloc(1_000_000), Buffer.alloc(0)), 1).chunks.length).toBeLessThan(5000);
  });

  it("put stderr into the middle of a chunk of stdout", () => {
    const run = reorderStreams(runOf(Buffer.from("abcd"), Buffer.from("xy")), "err inside stdout");
    expect(run.chunks.map(([stream]) => stream)).toEqual(["out", "err", "out", "err"]);
  });
});
