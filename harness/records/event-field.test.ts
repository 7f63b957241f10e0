import { describe, expect, it } from "vitest";
import { streamBytes } from "../arbitraries/wire-stream.ts";
import { insertLines } from "../changes/records/insert-lines.ts";
import type { Run } from "../model/target.ts";
import { mapDocuments, recordPrefix, recordsOf } from "./documents.ts";
import { runBytes } from "./run-bytes.ts";

const RECORDS = [{ a: 1 }, { b: "data: {}" }];

function run(bytes: Buffer): Run {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  return { outputFormat: "stream-json", chunks: [["out", bytes]], exit };
}

describe("records of an API's events", () => {
  const events = run(streamBytes(RECORDS, "api"));

  it("are found behind their field", () => {
    expect(recordsOf(events)).toEqual(RECORDS);
    expect([recordPrefix(events), recordPrefix(run(streamBytes(RECORDS)))]).toEqual(["data: ", ""]);
  });

  it("keep it when they are changed, and when others are put between them", () => {
    const changed = mapDocuments(events, (text) => text.replace("1", "2"));
    expect(runBytes(changed, "out").toString()).toBe('data: {"a":2}\n\ndata: {"b":"data: {}"}\n\n');
    const more = insertLines(events, (place) => (place === 1 ? ['data: {"zz":1}'] : []));
    expect(recordsOf(more)).toEqual([RECORDS[0], { zz: 1 }, RECORDS[1]]);
  });

  it("are none where the data is no object", () => {
    expect(recordsOf(run(Buffer.from("data: [DONE]\n\ndata: zz\n\n: {}\n")))).toEqual([]);
  });
});
