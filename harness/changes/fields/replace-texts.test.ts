import { describe, expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { isReplaceable, replaceTexts } from "./replace-texts.ts";

function replaced(text: string, ...pairs: [string, string][]): string {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  const run: Run = { outputFormat: "stream-json", chunks: [["out", Buffer.from(text)]], exit };
  return runBytes(replaceTexts(run, new Map(pairs)), "out").toString("utf8");
}

describe("replaceTexts", () => {
  it.each([
    ["a whole string", '{"a":"the answer", "n": 1.50}\n', '{"a":"it \\"is\\"", "n": 1.50}\n'],
    ["an escaped string", '{"a":"the\\u0020answer"}\n', '{"a":"it \\"is\\""}\n'],
    ["no part of a longer string", '{"a":"the answer is long"}\n', '{"a":"the answer is long"}\n'],
    ["no name of a field", '{"the answer":1}\n', '{"the answer":1}\n'],
    ["nothing outside records", "the answer\n", "the answer\n"],
  ])("replaces %s", (_, before, after) => {
    expect(replaced(before, ["the answer", 'it "is"'])).toBe(after);
  });

  it("replaces a text that is cut over neighbouring pieces, piece by piece", () => {
    const before = '{"delta":"the "}\n{"other":"x"}\n{"delta":"ans"}\n{"delta":"wer"}\n';
    const after = '{"delta":"123"}\n{"other":"x"}\n{"delta":"456"}\n{"delta":"7890"}\n';
    expect(replaced(before, ["the answer", "1234567890"])).toBe(after);
  });
});

describe("isReplaceable", () => {
  it.each(["Hello there", "größe über", "hello\n"])("takes %j", (text) =>
    expect(isReplaceable(text)).toBe(true),
  );
  it.each(["success", "a/b.ts", "ok", "2.1.332"])("leaves %j", (text) =>
    expect(isReplaceable(text)).toBe(false),
  );
});
