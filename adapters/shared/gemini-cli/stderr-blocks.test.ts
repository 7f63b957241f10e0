import { expect, it } from "vitest";
import { type StderrHeads, stderrBlocks } from "./stderr-blocks.ts";

const heads: StderrHeads<"call" | "tool" | "notice"> = {
  heads: [
    ["call", /^Failed: (.*)$/],
    ["tool", /^Tool: /],
    ["notice", /^Note/],
    ["rest", /^Usage: /],
  ],
  oneLine: new Set(["notice"]),
  anything: new Set(["tool"]),
};

const blocks = (text: string) => stderrBlocks(text, heads).map(({ kind, lines }) => [kind, lines.join("|")]);

it("ends a sentence where its dump ends", () => {
  expect(blocks("Failed: one\ntwo\n  at x\n}\nthree")).toEqual([
    ["call", "one|two|  at x|}"],
    ["rest", "three"],
  ]);
});

it("lets what a tool printed last until the next line that is known", () => {
  expect(blocks("Tool: x\n\n  y\nz\nFailed: a")).toEqual([
    ["tool", "||  y|z"],
    ["call", "a"],
  ]);
});

it("takes a notice for one line, and keeps a line of the rest whole", () => {
  expect(blocks("Note\nUsage: it\nmore")).toEqual([
    ["notice", ""],
    ["rest", "Usage: it|more"],
  ]);
});
