import { describe, expect, it } from "vitest";
import { ENDED_WELL, type Run } from "../model/target.ts";
import { textSources } from "./text-sources.ts";

function sourcesOf(...records: object[]) {
  const stdout = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  const run: Run = { outputFormat: "stream-json", chunks: [["out", Buffer.from(stdout)]], exit: ENDED_WELL };
  return textSources(run);
}

describe("textSources", () => {
  it("knows texts that are in a record, and those joined of pieces in one field", () => {
    const sources = sourcesOf({ type: "delta", text: "Good " }, { type: "delta", text: "morning" });
    expect([sources.has("Good "), sources.has("Good morning")]).toEqual([true, true]);
    expect([sources.has("morning Good"), sources.has("Good")]).toEqual([false, false]);
  });

  it("knows a text of which one piece is a list of blocks", () => {
    const blocks = [
      { type: "text", text: "mor" },
      { type: "text", text: "ning" },
    ];
    const sources = sourcesOf({ type: "delta", delta: "Good " }, { type: "delta", delta: blocks });
    expect(sources.has("Good morning")).toBe(true);
    expect(sources.has("Good morning, morning")).toBe(false);
  });
});
