import { describe, expect, it } from "vitest";
import { benchInput, repeated } from "./bench-input.ts";
import { longLine } from "./long-line.ts";

describe("benchInput", () => {
  it("counts lines", () => {
    expect(benchInput("two", Buffer.from("{}\n{}\n")).lines).toBe(2);
  });
});

describe("repeated", () => {
  it("goes on until it is long enough, and never cuts", () => {
    expect(repeated(Buffer.from("ab\n"), 7).toString()).toBe("ab\nab\nab\n");
    expect(repeated(Buffer.from("ab\n"), 0).toString()).toBe("ab\n");
  });
});

describe("longLine", () => {
  it("stretches the longest string of the longest line and stays JSON", () => {
    const line = longLine(['{"a":1}', '{"type":"x","text":"say \\"hi\\" twice","n":"x"}'], 1000).toString();
    expect(line.length).toBeGreaterThan(1000);
    expect(line.indexOf("\n")).toBe(line.length - 1);
    const record = JSON.parse(line);
    expect(record).toMatchObject({ type: "x", n: "x" });
    expect(record.text.startsWith('say "hi" twicesay "hi"')).toBe(true);
  });
});
