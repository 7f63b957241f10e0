import { isRun } from "../../corpus/fixture-run.ts";
import type { Fixture } from "../../model/fixture.ts";
import { type BenchInput, benchInput, repeated } from "./bench-input.ts";
import { longLine } from "./long-line.ts";

const MIB = 1024 * 1024;
const CORPUS_BYTES = 30 * MIB;
const DELTA_BYTES = 8 * MIB;
const LONG_LINE_BYTES = 64 * MIB;
const MANY_RECORDS = 20;
const SHORT_LINES = 1_000_000;

/** Makes one input at a time: together they would not leave memory enough to measure in. */
export type InputMaker = () => BenchInput;

/**
 * What an adapter of record streams is timed on, made of its provider's recordings.
 *
 * @returns nothing when the provider has no recorded record stream.
 */
export function benchInputs(fixtures: readonly Fixture[]): InputMaker[] {
  const streams = fixtures.map(recordedLines).filter((lines) => lines.length > 0);
  if (streams.length === 0) return [];
  return [
    () => benchInput("recorded corpus, 30 MiB", repeated(streamOf(streams.flat()), CORPUS_BYTES)),
    () => benchInput("partial deltas, 8 MiB", repeated(streamOf(densestStream(streams)), DELTA_BYTES)),
    () => benchInput("one line of 64 MiB", longLine(streams.flat(), LONG_LINE_BYTES)),
    () =>
      benchInput("1,000,000 short lines", Buffer.from('{"type":"keep_alive","n":1}\n'.repeat(SHORT_LINES))),
  ];
}

/** The stream of the shortest records among those with many: a recording of text that came piece by piece. */
function densestStream(streams: readonly string[][]): string[] {
  const many = streams.filter((stream) => stream.length >= MANY_RECORDS);
  const meanLength = (stream: readonly string[]) =>
    stream.reduce((sum, line) => sum + line.length, 0) / stream.length;
  return (many.length > 0 ? many : streams).reduce((best, stream) =>
    meanLength(stream) < meanLength(best) ? stream : best,
  );
}

/** The lines of a recorded record stream that are JSON objects, without their ends. */
function recordedLines(fixture: Fixture): string[] {
  if (!isRun(fixture) || fixture.manifest.outputFormat !== "stream-json") return [];
  return fixture.stdout.toString("utf8").split("\n").filter(isJsonObject);
}

/** Lines as a stream, each with its LF. */
function streamOf(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

function isJsonObject(line: string): boolean {
  try {
    return line.startsWith("{") && typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
