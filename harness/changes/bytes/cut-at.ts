import type { Chunk, Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";

/** Offsets at which to cut each stream, in any order; what lies outside the stream is ignored. */
export interface Cuts {
  out: readonly number[];
  err: readonly number[];
}

/** The run with its streams cut at these offsets and nowhere else, stdout first. */
export function cutAt(run: Run, cuts: Cuts): Run {
  const chunks = (["out", "err"] as const).flatMap((stream) =>
    cutBytes(runBytes(run, stream), cuts[stream]).map((bytes): Chunk => [stream, bytes]),
  );
  return { ...run, chunks };
}

/** Bytes cut at these offsets; no piece is empty. */
function cutBytes(bytes: Buffer, offsets: readonly number[]): Buffer[] {
  const ordered = [...new Set(offsets)].filter((at) => at > 0 && at < bytes.length).sort((a, b) => a - b);
  const starts = [0, ...ordered];
  return bytes.length === 0 ? [] : starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
}
