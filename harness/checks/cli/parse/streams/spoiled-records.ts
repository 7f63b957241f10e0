import fc from "fast-check";
import type { Exit } from "../../../../../contracts/cli/v1/adapter.ts";
import { search } from "../../../../arbitraries/search.ts";
import { streamBytes } from "../../../../arbitraries/wire-stream.ts";
import { RETYPINGS } from "../../../../changes/fields/retypings.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import { ENDED_WELL, type Run, type Target } from "../../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../../records/documents.ts";
import { changeAt, fieldPaths } from "../../../../records/field-paths.ts";
import { recordKind } from "../../../../records/record-type.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";
import { brokenBy } from "../../../kit/random-survival.ts";

/** Characters of JSON up to which a record is taken: long ones only cost time. */
const MAX_RECORD = 8_192;
/** A random input costs microseconds here, so this check tries more than the others. */
const RANDOM_FACTOR = 20;
const EXITS: readonly Exit[] = [ENDED_WELL, { code: 1, signal: null, timedOut: false, aborted: false }];

type Format = "json" | "stream-json";

interface Spoiling {
  field: number;
  retyping: (typeof RETYPINGS)[number];
}

/**
 * Records of the provider's own kinds, several of their fields spoiled at once, in any number and order: as a stream, as
 * one document and as a list (INV-CLI-PARSE-001).
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "spoiled-records",
  scope: "corpus",
  random: true,
  async run(fixtures, { target, seed, path, runs }) {
    const kinds = recordsByFormat(fixtures, target);
    const formats = [...kinds.keys()];
    if (formats.length === 0) return notApplicable("no fixture holds a record");
    const inputs = fc.constantFrom(...formats).chain((format) => runsOf(format, kinds.get(format)!, target));
    const found = await search(inputs, (run) => brokenBy(target, run), {
      seed,
      path,
      runs: runs * RANDOM_FACTOR,
    });
    if (!found.found) return passed(found.tried);
    return failed(found.tried, {
      message: `${found.failure} (on records of its own kinds with several fields spoiled)`,
      run: found.counterexample,
      hint: "Ask for the type of every value before reading it, also where two fields are wrong at once.",
      path: found.path,
    });
  },
};
export default check;

/** The shortest record of each kind and set of fields, by output format. */
function recordsByFormat(fixtures: readonly Fixture[], target: Target): Map<Format, JsonObject[]> {
  const found = new Map<Format, Map<string, { size: number; record: JsonObject }>>();
  for (const fixture of fixtures) {
    const run = recordedRun(fixture);
    if (unfitFixture(fixture, target) !== undefined || run.outputFormat === "text") continue;
    const kinds = found.get(run.outputFormat) ?? new Map();
    for (const record of recordsOf(run)) {
      const key = `${recordKind(record, target.manifest.recordKeys)} ${Object.keys(record).sort().join()}`;
      const size = sizeOf(record);
      if (size < (kinds.get(key)?.size ?? MAX_RECORD)) kinds.set(key, { size, record });
    }
    if (kinds.size > 0) found.set(run.outputFormat, kinds);
  }
  return new Map(
    [...found].map(([format, kinds]) => [format, [...kinds.values()].map(({ record }) => record)]),
  );
}

/** Characters of the record's JSON text; more than any limit where it nests too deep to be written. */
function sizeOf(record: JsonObject): number {
  try {
    return JSON.stringify(record).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function runsOf(format: Format, records: readonly JsonObject[], { manifest }: Target): fc.Arbitrary<Run> {
  const spoiling = fc.record({ field: fc.nat(), retyping: fc.constantFrom(...RETYPINGS) });
  const spoiled = fc
    .tuple(fc.constantFrom(...records), fc.array(spoiling, { maxLength: 4 }))
    .map(([record, spoilings]) => spoilings.reduce(spoil, record));
  const isList = format === "json" ? fc.boolean() : fc.constant(true);
  return fc
    .record({
      list: fc.array(spoiled, { minLength: 1, maxLength: 6 }),
      isList,
      exit: fc.constantFrom(...EXITS),
    })
    .map(({ list, isList, exit }) => {
      const stream = format === "stream-json" ? streamBytes(list, manifest.transport) : undefined;
      const bytes = stream ?? Buffer.from(JSON.stringify(isList ? list : list[0], null, 1));
      return { outputFormat: format, chunks: [["out", bytes]], exit };
    });
}

function spoil(record: JsonObject, { field, retyping }: Spoiling): JsonObject {
  const paths = fieldPaths(record);
  const path = paths[field % Math.max(1, paths.length)];
  return path === undefined ? record : (changeAt(record, path, retyping.change) as JsonObject);
}
