import { expect, it } from "vitest";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { Fixture } from "../model/fixture.ts";
import { refutedFixtures } from "./testing/refuted-fixtures.ts";

const SENTENCE = "API Error: 429 the limit of this key is used up";

function failed(id: string, kind: "recorded" | "reported", category: string, text = SENTENCE): Fixture {
  const exit = { code: 1, signal: null, timedOut: false, aborted: false };
  const stdout = Buffer.from(`${text}\n`);
  const manifest = {
    provider: "one",
    cli: { version: "1" },
    invocation: { argv: [], stdin: null },
    kind: "run",
    outputFormat: "text",
    provenance: { kind },
    exit,
    chunks: [[0, "out", stdout.length]],
  };
  const expected = { status: "error", error: { category } };
  return { id, manifest, stdout, stderr: Buffer.alloc(0), expected } as unknown as Fixture;
}

it("finds a reported class that a recording of the same sentence contradicts", () => {
  const recording = failed("r", "recorded", "rate_limit");
  expect(refutedFixtures([recording, failed("a", "reported", "quota")])).toMatchObject([
    { fixture: "a", expected: ["quota"], recording: "r", recorded: ["rate_limit"] },
  ]);
  expect(refutedFixtures([recording, failed("b", "reported", "rate_limit")])).toEqual([]);
  expect(
    refutedFixtures([recording, failed("c", "reported", "quota", `Another sentence. ${SENTENCE}`)]),
  ).toEqual([]);
});

it("finds none among the fixtures of the corpus", async () => {
  const { fixtures } = await loadFixtures(FIXTURES);
  expect(fixtures.length).toBeGreaterThan(2000);
  expect(refutedFixtures(fixtures)).toEqual([]);
});
