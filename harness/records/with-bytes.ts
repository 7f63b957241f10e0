import type { Chunk, Run } from "../model/target.ts";
import { runBytes } from "./run-bytes.ts";

/** What to put in place of a stream; a stream left out stays as it is. */
export interface StreamBytes {
  out?: Uint8Array;
  err?: Uint8Array;
}

/** The run with other bytes on a stream, each stream in one write, stdout first. */
export function withBytes(
  run: Run,
  { out = runBytes(run, "out"), err = runBytes(run, "err") }: StreamBytes,
): Run {
  const chunks: Chunk[] = [
    ["out", out],
    ["err", err],
  ];
  return { ...run, chunks: chunks.filter(([, bytes]) => bytes.length > 0) };
}
