import { describe, expect, it } from "vitest";
import type { OutputFormat } from "../../contracts/cli/v1/adapter.ts";
import type { Run } from "../model/target.ts";
import { documentsOf, mapDocuments, recordsOf } from "./documents.ts";
import { runBytes } from "./run-bytes.ts";

function runOf(outputFormat: OutputFormat, bytes: Buffer): Run {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  return {
    outputFormat,
    chunks: [
      ["out", bytes.subarray(0, 3)],
      ["out", bytes.subarray(3)],
    ],
    exit,
  };
}

describe("documents of a run", () => {
  it("are the lines of a stream that are JSON objects", () => {
    const run = runOf("stream-json", Buffer.from('banner\n{"a":1}\nnull\n[{"b":2}]\n{"c":3}'));
    expect(recordsOf(run)).toEqual([{ a: 1 }, { c: 3 }]);
    expect(Buffer.concat(documentsOf(run).map(({ bytes }) => bytes)).equals(runBytes(run, "out"))).toBe(true);
  });

  it("are one document in json, of one record or several", () => {
    expect(recordsOf(runOf("json", Buffer.from('{\n "a": 1\n}\n')))).toEqual([{ a: 1 }]);
    expect(recordsOf(runOf("json", Buffer.from('[{"a":1},2,{"b":3}]')))).toEqual([{ a: 1 }, { b: 3 }]);
  });

  it("are read and written between escape sequences", () => {
    const colour = (text: string) => `\x1b[32m${text}\x1b]8;;https://a.example\x07\x1b]8;;\x07\x1b[0m\n`;
    const run = runOf("stream-json", Buffer.from(colour('{"a":1}') + colour("no record")));
    expect(recordsOf(run)).toEqual([{ a: 1 }]);
    const mapped = runBytes(
      mapDocuments(run, () => '{"b":2}'),
      "out",
    );
    expect(mapped.toString()).toBe(colour('{"b":2}') + colour("no record"));
  });

  it("do not exist in text", () => {
    expect(recordsOf(runOf("text", Buffer.from('{"a":1}\n')))).toEqual([]);
  });

  it("keep broken bytes as they are: such a record is read and never written", () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}\n{"b":1}\n')]);
    const run = runOf("stream-json", bytes);
    expect(recordsOf(run)).toHaveLength(2);
    const mapped = runBytes(
      mapDocuments(run, () => "zz\n"),
      "out",
    );
    expect(mapped.equals(Buffer.concat([bytes.subarray(0, 10), Buffer.from("zz\n")]))).toBe(true);
  });
});
