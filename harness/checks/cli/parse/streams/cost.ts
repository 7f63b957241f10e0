import type { Adapter, OutputFormat } from "../../../../../contracts/cli/v1/adapter.ts";
import { type CostMaterial, type CostStream, costStreams } from "../../../../changes/bytes/cost-streams.ts";
import { answerStrings } from "../../../../changes/fields/answer-strings.ts";
import { mapJsonStrings } from "../../../../changes/fields/map-json-strings.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import { type Chunk, ENDED_WELL, type Replay, type Run, type Target } from "../../../../model/target.ts";
import { documentsOf } from "../../../../records/documents.ts";
import { recordKind, recordType } from "../../../../records/record-type.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { terminalNames } from "../../../../records/terminal-record.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

const MICROSECONDS = 1e6;

const MILLISECONDS = 1e3;

/**
 * How much more a unit may cost in the large stream than in the small one. Caches and garbage make it 1 to 2 for a
 * linear parser; a quadratic one shows the ratio of the sizes, 10 to 24.
 */
const TOLERANCE = 5;
/** Less than this is not measured well; a small stream counts as at least that. */
const MIN_SECONDS = 0.0003;
const SMALL_TRIES = 3;
/**
 * Measured again before an adapter is blamed: a neighbour's load can last for seconds, a quadratic parser's cost stays.
 */
const ROUNDS = 6;
/** Over the tolerance by this factor, fewer are enough. */
const BEYOND_DOUBT = 4;
const ROUNDS_BEYOND_DOUBT = 2;
const MAX_SHORT_RECORD = 2000;
const LONG_RUN_BYTES = 192 * 1024;
const SHORT_RUNS_BYTES = 96 * 1024;

/** Cost grows as the stream does, in bytes, lines, chunks and depth (INV-CLI-PARSE-010). Compares ratios, no times. */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-010",
  name: "cost",
  scope: "corpus",
  async run(fixtures, { target }) {
    const { adapter } = target;
    if (adapter === undefined) {
      const reason =
        "the adapter is another program: its own time cannot be distinguished from that of the protocol";
      return notApplicable(reason);
    }
    let tried = 0;
    for (const stream of costStreams(target.manifest.outputFormats, await materialOf(fixtures, target))) {
      tried++;
      if (isLinear(adapter, stream)) continue;
      return failed(tried, {
        message: `cost grows faster than the stream: ${stream.name}`,
        difference: {
          path: "the cost of a unit",
          expected: `at ${stream.large} units at most ${TOLERANCE} times that at ${stream.small}`,
          actual: "more than that, in repeated measurements",
        },
        run: { outputFormat: stream.outputFormat, chunks: stream.chunks(stream.small), exit: ENDED_WELL },
        hint: "Search only the new bytes for LF, keep pieces in a list and join them once, and look calls up in a Map.",
      });
    }
    return passed(tried);
  },
};
export default check;

function isLinear(adapter: Adapter, { outputFormat, chunks, small, large }: CostStream): boolean {
  const [smallChunks, largeChunks] = [chunks(small), chunks(large)];
  let smallSeconds = MIN_SECONDS;
  let largeSeconds = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= ROUNDS; round++) {
    // The slowest of the small ones' bests against the best of the large ones: a busy machine is no fault of the adapter's.
    const tries = Array.from({ length: SMALL_TRIES }, () => parseSeconds(adapter, outputFormat, smallChunks));
    smallSeconds = Math.max(smallSeconds, Math.min(...tries));
    largeSeconds = Math.min(largeSeconds, parseSeconds(adapter, outputFormat, largeChunks));
    const excess = largeSeconds / smallSeconds / (large / small) / TOLERANCE;
    if (excess <= 1) return true;
    if (excess > BEYOND_DOUBT && round >= ROUNDS_BEYOND_DOUBT) return false;
  }
  return false;
}

/** Records to build streams of: from the smallest good run that has a text in its records, and from all others. */
async function materialOf(fixtures: readonly Fixture[], target: Target): Promise<CostMaterial> {
  const runs = fixtures
    .filter(
      (fixture) => unfitFixture(fixture, target) === undefined && fixture.manifest.outputFormat !== "text",
    )
    .sort((a, b) => a.stdout.length - b.stdout.length)
    .map(recordedRun);
  const terminals = terminalNames(target.manifest);
  const { recordKeys } = target.manifest;
  const short = new Map<string, string>();
  let withText: ((text: string) => string) | undefined;
  for (const run of runs) {
    for (const { text, records } of documentsOf(run)) {
      const [record] = records;
      if (
        text === undefined ||
        record === undefined ||
        records.length > 1 ||
        terminals.has(recordType(record, recordKeys) ?? "")
      )
        continue;
      const kind = recordKind(record, recordKeys);
      if (text.length <= MAX_SHORT_RECORD && !short.has(kind)) short.set(kind, text.trim());
    }
    if (withText === undefined) withText = textRecordOf(run, await target.replay(run));
  }
  return {
    textRecord: withText ?? ((text) => JSON.stringify({ type: "zz_unknown", text })),
    shortRecords: (round) => [...short.values()].map((text) => renumber(text, round)),
    runs: joined(runs.filter(({ outputFormat }) => outputFormat === "stream-json")),
  };
}

/** Runs one behind the other: one with much text, and the shortest ones, so that many kinds are among them. */
function joined(runs: readonly Run[]): Buffer {
  const outputs = runs.map((run) => runBytes(run, "out"));
  const long = outputs.findLast((bytes) => bytes.length <= LONG_RUN_BYTES) ?? Buffer.alloc(0);
  let length = 0;
  const short = outputs.filter((bytes) => {
    length += bytes.length;
    return length <= SHORT_RUNS_BYTES;
  });
  return Buffer.concat([long, ...short].flatMap((bytes) => [bytes, Buffer.from("\n")]));
}

/** Writes the record that carries a run's answer, with any other text in its place. */
function textRecordOf(run: Run, replay: Replay): ((text: string) => string) | undefined {
  const strings = answerStrings(run, replay);
  if (strings === undefined) return undefined;
  for (const { text, records } of documentsOf(run)) {
    if (text === undefined || records.length !== 1) continue;
    const inflate = (answer: string) =>
      mapJsonStrings(text.trim(), ({ value, isKey }) =>
        !isKey && strings.has(value) ? JSON.stringify(answer) : undefined,
      );
    if (inflate("zz") !== text.trim()) return inflate;
  }
  return undefined;
}

const ID_FIELD = /"((?:[a-z_]*_)?id|[a-z]*Id)":"([^"\\]+)"/gi;

/** A record whose ids are those of another round: calls and messages are as many as rounds. */
function renumber(text: string, round: number): string {
  return text.replace(ID_FIELD, (_, key: string, id: string) => `"${key}":"${id}-${round}"`);
}

/**
 * How long an adapter takes for a stream, in seconds: the wall clock or this process's own CPU time, whichever is less,
 * so that a busy machine does not count. The first is wrong when others run, the second when a collector's threads do.
 */
function parseSeconds(adapter: Adapter, outputFormat: OutputFormat, chunks: readonly Chunk[]): number {
  const parser = adapter.parser({ outputFormat });
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const [stream, bytes] of chunks) parser.push(stream, bytes);
  parser.flush?.();
  parser.end(ENDED_WELL);
  const wall = (performance.now() - start) / MILLISECONDS;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(wall, (user + system) / MICROSECONDS);
}
