import { describe, expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { insertLines, linePositions } from "./insert-lines.ts";

describe("insertLines", () => {
  it("puts lines before each record and after the last one", () => {
    const run = streamOf('{"a":1}\n{"b":2}\n');
    expect(linePositions(run)).toBe(3);
    expect(inserted(run)).toBe('zz 0\n{"a":1}\nzz 1\n{"b":2}\nzz 2\n');
  });

  it("ends a last record that has no newline first", () => {
    expect(inserted(streamOf('{"a":1}'))).toBe('zz 0\n{"a":1}\nzz 1\n');
  });

  it("tears no record apart that a CLI printed over several lines", () => {
    expect(inserted(streamOf('{\n"a":1\n}\n{"b":2}\nhalf {'))).toBe(
      '{\n"a":1\n}\nzz 0\n{"b":2}\nzz 1\nhalf {',
    );
  });

  it("finds no place in a stream without records", () => {
    expect(linePositions(streamOf("text\n"))).toBe(0);
    expect(inserted(streamOf("text\n"))).toBe("text\n");
  });
});

function inserted(run: Run): string {
  return runBytes(
    insertLines(run, (place) => [`zz ${place}`]),
    "out",
  ).toString();
}

function streamOf(text: string): Run {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  return { outputFormat: "stream-json", chunks: [["out", Buffer.from(text)]], exit };
}
