import { beforeAll, describe, expect, it } from "vitest";
import { loadFixtures } from "../../../harness/corpus/load-corpus.ts";
import { recordedRun } from "../../../harness/driver/recorded-replay.ts";
import { type JsonObject, recordsOf } from "../../../harness/records/documents.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/openrouter/stream-json");
/** Fixtures whose records are of no shape that the documents have. */
const ODD = new Set(["json-answers-a-stream", "broken-event"]);

let records: { at: string; record: JsonObject }[] = [];

beforeAll(async () => {
  const { fixtures } = await loadFixtures("fixtures/cli-outputs/openrouter");
  records = fixtures
    .filter(({ manifest }) => manifest.outputFormat === "stream-json" && !ODD.has(manifest.scenario))
    .flatMap((fixture) => recordsOf(recordedRun(fixture)).map((record) => ({ at: fixture.id, record })));
});

describe("the wire schema of openrouter", () => {
  it("takes every record that was reported", () => {
    expect(records.length).toBeGreaterThan(100);
    const refused = records.flatMap(({ at, record }) =>
      validate(record).map((problem) => `${at}: ${problem}`),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ["another object", { object: "zz" }],
    [
      "a text that is a number",
      { choices: [{ index: 0, delta: { role: "assistant", content: 1 }, finish_reason: null }] },
    ],
    ["no choices", { choices: undefined }],
    ["an end in words of its own", { choices: [{ index: 0, delta: { content: "" }, finish_reason: "zz" }] }],
  ])("refuses a chunk with %s", (_, change) => {
    expect(validate({ ...records[0]?.record, ...change })).not.toEqual([]);
  });

  it("refuses an error without a sentence", () => {
    expect(validate({ error: { code: 401 } })).not.toEqual([]);
  });
});
