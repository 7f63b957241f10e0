import fc from "fast-check";
import type { Exit, OutputFormat } from "../../../../../contracts/cli/v1/adapter.ts";
import { search } from "../../../../arbitraries/search.ts";
import { hostileStreams } from "../../../../changes/bytes/hostile-streams.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import { type Chunk, ENDED_WELL, type Run } from "../../../../model/target.ts";
import { documentsOf } from "../../../../records/documents.ts";
import type { CheckContext, CheckResult, CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { passed, unfitFixture } from "../../../kit/fixture-check.ts";
import { brokenBy } from "../../../kit/random-survival.ts";

const HINT =
  "A parser never throws: look at the type of every value before using it, and decode without `fatal`.";
const EXITS: readonly Exit[] = [ENDED_WELL, { code: 1, signal: null, timedOut: false, aborted: false }];
/** A random input costs microseconds here, so this check tries more than the others. */
const RANDOM_FACTOR = 10;

/** Bytes that no CLI should print, on both streams, in every format (INV-CLI-PARSE-001). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "any-bytes",
  scope: "corpus",
  random: true,
  async run(fixtures, context) {
    const records = sampleRecords(fixtures, context);
    let tried = 0;
    if (context.path === undefined) {
      for (const run of hostileRuns(context.target.manifest.outputFormats, records)) {
        tried++;
        const problem = await brokenBy(context.target, run.run);
        if (problem !== undefined) {
          return failed(tried, { message: `${problem} (on ${run.name})`, run: run.run, hint: HINT });
        }
      }
    }
    return randomRuns(records, context, tried);
  },
};
export default check;

async function randomRuns(
  records: readonly string[],
  context: CheckContext,
  tried: number,
): Promise<CheckResult> {
  const found = await search(
    arbitraryRun(context.target.manifest.outputFormats, records),
    (run) => brokenBy(context.target, run),
    {
      seed: context.seed,
      path: context.path,
      runs: context.runs * RANDOM_FACTOR,
    },
  );
  if (!found.found) return passed(tried + found.tried);
  return failed(tried + found.tried, {
    message: `${found.failure} (on random bytes)`,
    run: found.counterexample,
    hint: HINT,
    path: found.path,
  });
}

/** A short record of each kind from the provider's own streams, as fragments to build hostile ones from. */
function sampleRecords(fixtures: readonly Fixture[], context: CheckContext): string[] {
  const shortest = new Map<string, string>();
  for (const fixture of fixtures) {
    if (unfitFixture(fixture, context.target) !== undefined) continue;
    for (const { text, records } of documentsOf(recordedRun(fixture))) {
      if (text === undefined || records.length !== 1) continue;
      const kind = JSON.stringify([records[0]!.type, records[0]!.subtype]);
      if (text.length < (shortest.get(kind)?.length ?? 4096)) shortest.set(kind, text.trim());
    }
  }
  return [...shortest.values()];
}

function* hostileRuns(
  formats: readonly OutputFormat[],
  records: readonly string[],
): Iterable<{ name: string; run: Run }> {
  const terminal = records.find((record) => record.includes("result")) ?? records[0];
  for (const { name, bytes } of hostileStreams(terminal)) {
    for (const outputFormat of formats) {
      for (const exit of EXITS) {
        for (const stream of ["out", "err"] as const) {
          yield { name: `${name}, ${outputFormat}`, run: { outputFormat, chunks: [[stream, bytes]], exit } };
        }
      }
    }
  }
}

function arbitraryRun(formats: readonly OutputFormat[], records: readonly string[]): fc.Arbitrary<Run> {
  const fragments = [
    "\n",
    "{",
    "}",
    "[",
    "]",
    '"',
    "\\u",
    "\\ud83d",
    ":",
    ",",
    "null",
    '{"type":',
    "\x1b[",
    "\x1b]",
    "\0",
    "1e999",
  ];
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(...fragments, ...records.map((record) => `${record}\n`)).map((text) => Buffer.from(text)),
    fc.string({ unit: "binary", maxLength: 20 }).map((text) => Buffer.from(text)),
    fc.json({ maxDepth: 3 }).map((text) => Buffer.from(`${text}\n`)),
  );
  const chunk = fc.tuple(fc.constantFrom("out" as const, "out" as const, "err" as const), piece);
  return fc.record({
    outputFormat: fc.constantFrom(...formats),
    chunks: fc.array(chunk as fc.Arbitrary<Chunk>, { maxLength: 30 }),
    exit: fc.constantFrom(...EXITS),
  });
}
