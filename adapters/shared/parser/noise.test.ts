import { describe, expect, it } from "vitest";
import { Noise } from "./noise.ts";

const LINE = "word ".repeat(200_000);
const LINES = 40;
const MOST_CHARACTERS = 33 * 1024 * 1024;

describe("text in place of records", () => {
  it("is kept up to its limit, with its last lines, so that an endless log ends in no exception", () => {
    const noise = new Noise();
    for (let count = 0; count < LINES; count++) noise.add(LINE);
    noise.add("error: the disk is full");
    const text = noise.wholeText() ?? "";
    expect(text.startsWith(LINE)).toBe(true);
    expect(text.length).toBeLessThan(MOST_CHARACTERS);
    expect(noise.reason()).toContain("error: the disk is full");
  });

  it("beyond the limit is noise as well once a record comes", () => {
    const noise = new Noise();
    for (let count = 0; count < LINES; count++) noise.add(LINE);
    noise.add("error: the disk is full");
    noise.recordSeen();
    expect(noise.wholeText()).toBeNull();
    expect(noise.reason().endsWith("error: the disk is full")).toBe(true);
  });
});
