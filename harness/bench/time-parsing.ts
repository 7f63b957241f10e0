import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL } from "../model/target.ts";
import { parseByFloor } from "./floor.ts";
import type { BenchInput } from "./inputs/bench-input.ts";

/** Size of the pieces in which a pipe hands over a fast writer's bytes. */
export const PIPE_BYTES = 64 * 1024;

/** Chunk sizes, largest first, that an adapter is timed with. */
export const CHUNK_SIZES = [PIPE_BYTES, 16 * 1024, 4 * 1024, 1024, 256, 64] as const;

export interface ParseTimes {
  floorMs: number;
  /** Milliseconds by chunk size, in the order of `CHUNK_SIZES`. */
  adapterMs: number[];
}

/**
 * Times the floor and the adapter on the same bytes, turn by turn, so that a busy machine slows both; the best of
 * `rounds` counts, after one round to warm up. The order turns round each time.
 */
export function timeParsing(adapter: Adapter, input: BenchInput, rounds: number): ParseTimes {
  const floor = () => timeOf(() => void parseByFloor(chunksOf(input.stdout, PIPE_BYTES)));
  const subjects = CHUNK_SIZES.map((size) => () => timeOf(() => parse(adapter, input, size)));
  const contestants = [floor, ...subjects];
  const best = contestants.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round++) {
    const order = contestants.map((_, index) => (round % 2 === 0 ? index : contestants.length - 1 - index));
    for (const index of order) {
      const ms = contestants[index]!();
      if (round > 0) best[index] = Math.min(best[index]!, ms);
    }
  }
  const [floorMs = 0, ...adapterMs] = best;
  return { floorMs, adapterMs };
}

/** Parses an input with a fresh parser and drops its events, as a driver without a listener does. */
function parse(adapter: Adapter, input: BenchInput, chunkBytes: number): void {
  const parser = adapter.parser({ outputFormat: input.outputFormat });
  for (const chunk of chunksOf(input.stdout, chunkBytes)) parser.push("out", chunk);
  parser.flush?.();
  parser.end(ENDED_WELL);
}

/** Views of the bytes, in pieces of one size. */
export function* chunksOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
