import stripAnsi from "strip-ansi";
import { expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { decorateLines, ESCAPE_SEQUENCES } from "./decorate-lines.ts";

const TEXT = "Error: größe 日本\n\n  at line two\r\nlast";

function decorated(bytes: Buffer): Buffer {
  const exit = { code: 1, signal: null, timedOut: false, aborted: false };
  const run: Run = { outputFormat: "text", chunks: [["err", bytes]], exit };
  return runBytes(decorateLines(run, "err"), "err");
}

it("puts sequences of many kinds into the lines", () => {
  const text = decorated(Buffer.from(TEXT)).toString();
  expect(ESCAPE_SEQUENCES.filter((sequence) => text.includes(sequence)).length).toBeGreaterThanOrEqual(9);
  expect(text.split("\n")).toHaveLength(TEXT.split("\n").length);
});

it("changes nothing but what strip-ansi takes away again", () => {
  // Three lines take nine sequences: all of them ones that strip-ansi knows.
  expect(stripAnsi(decorated(Buffer.from(TEXT)).toString())).toBe(TEXT);
});

it("leaves bytes alone that are no UTF-8", () => {
  const bytes = Buffer.from([0x61, 0xff, 0x0a]);
  expect(decorated(bytes).equals(bytes)).toBe(true);
});
