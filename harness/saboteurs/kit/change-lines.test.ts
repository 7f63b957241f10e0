import { describe, expect, it } from "vitest";
import { changeLines } from "./change-lines.ts";
import { lineAdapter } from "./testing/line-adapter.ts";
import { parseText } from "./testing/parse-text.ts";

const loud = changeLines(lineAdapter, () => (line) => line.toUpperCase());

describe("changeLines", () => {
  it("changes whole lines however the bytes are cut, inside characters too", () => {
    const bytes = Buffer.from("aß\nöb\nlast");
    const whole = parseText(loud, [bytes]).outcome.messages;
    expect(whole).toEqual(["ASS", "ÖB", "LAST"]);
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(parseText(loud, [bytes.subarray(0, cut), bytes.subarray(cut)]).outcome.messages).toEqual(whole);
    }
  });

  it("leaves a line out for null, with its end", () => {
    const wrapped = changeLines(lineAdapter, () => (line) => (line === "b" ? null : line));
    expect(parseText(wrapped, ["a\nb\nc"]).outcome.messages).toEqual(["a", "c"]);
  });

  it("ends a line at LF alone", () => {
    const lines: string[] = [];
    const wrapped = changeLines(lineAdapter, () => (line) => {
      lines.push(line);
      return line;
    });
    parseText(wrapped, ["a\rb\u2028c\u0085\r\nd"]);
    expect(lines).toEqual(["a\rb\u2028c\u0085\r", "d"]);
  });
});
