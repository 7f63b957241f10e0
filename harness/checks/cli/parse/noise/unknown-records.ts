import fc from "fast-check";
import { insertElements } from "../../../../changes/records/insert-elements.ts";
import { insertLines, linePositions } from "../../../../changes/records/insert-lines.ts";
import { unknownRecords } from "../../../../changes/records/unknown-records.ts";
import { compareReplays, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, type JsonObject, mapDocuments, recordPrefix } from "../../../../records/documents.ts";
import { terminalRecord } from "../../../../records/terminal-record.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** Records put in at each place when every place gets some. */
const RECORDS_A_PLACE = 3;

/** Records that the adapter cannot know, at every place: they change nothing (INV-CLI-PARSE-008). */
export default equivalenceCheck<[place: number, record: string][]>({
  invariant: "INV-CLI-PARSE-008",
  name: "unknown-records",
  hint: "Switch on the parsed type and let everything else pass: no throw, no reset, no field read from a record of unknown type.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run) => (placesOf(run) === 0 ? "its output is no list of records" : undefined),
  *variants(run, _, { target }) {
    const terminal = terminalRecord(target.manifest, run);
    const isTerminal = (record: JsonObject) => terminal?.matches(record) ?? false;
    const records = unknownRecords(run, isTerminal, target.manifest.recordKeys);
    const last = placesOf(run) - 1;
    const some = (place: number) =>
      place === 0 || place === last
        ? records
        : Array.from(
            { length: RECORDS_A_PLACE },
            (_, index) => records[(place * RECORDS_A_PLACE + index) % records.length]!,
          );
    yield {
      what: "with unknown records at every place",
      transform: (whole) => insertRecords(whole, some),
      judge: (before, after) => same(before, after) ?? counted(before, after),
      narrower: records.map((record) => ({
        what: `with the record ${record.slice(0, 60)} at every place`,
        transform: (whole) => insertRecords(whole, () => [record]),
        judge: same,
      })),
    };
  },
  random: {
    inputs: (run) => {
      const type = fc.string({ maxLength: 10 }).map((text) => `zz${text}`);
      const fields = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), {
        maxKeys: 4,
      });
      const record = fc.tuple(type, fields).map(([name, rest]) => JSON.stringify({ ...rest, type: name }));
      return fc.array(fc.tuple(fc.nat({ max: placesOf(run) - 1 }), record), { minLength: 1, maxLength: 4 });
    },
    variant: (records) => ({
      what: "with unknown records at random places",
      transform: (run) =>
        insertRecords(run, (place) => records.flatMap(([at, record]) => (at === place ? [record] : []))),
      judge: same,
    }),
  },
});

function same(before: Replay, after: Replay) {
  return compareReplays(before, after, ["outcome.diagnostics"]);
}

/** How a person finds out that the CLI prints what this adapter has never seen. */
function counted(before: Replay, after: Replay): Difference | undefined {
  const [known, now] = [before, after].map(({ outcome }) => sum(outcome.diagnostics?.unknownTypes ?? {}));
  if (now! > known!) return undefined;
  return { path: "outcome.diagnostics.unknownTypes", expected: `more than ${known}`, actual: String(now) };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Places for another record: between the lines of a stream, or between the elements of an array. */
function placesOf(run: Run): number {
  if (run.outputFormat === "stream-json") return linePositions(run);
  const [document] = documentsOf(run);
  const isArray = document?.text?.trimStart().startsWith("[") ?? false;
  return isArray ? document!.records.length + 1 : 0;
}

function insertRecords(run: Run, recordsAt: (place: number) => readonly string[]): Run {
  const prefix = recordPrefix(run);
  return run.outputFormat === "stream-json"
    ? insertLines(run, (place) => recordsAt(place).map((record) => prefix + record))
    : mapDocuments(run, (text) => insertElements(text, recordsAt));
}
