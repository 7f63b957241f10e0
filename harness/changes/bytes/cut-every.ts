import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { cutAt } from "./cut-at.ts";

/** Pieces that one stream is cut into at most; the middle of a longer one stays in one piece. */
const MAX_PIECES = 512;
/** Byte by byte is the hardest cut, so it goes further. */
const MAX_SINGLE_BYTES = 2048;

/** The run with its streams cut every `size` bytes; a long stream only near its ends, so that cost stays bounded. */
export function cutEvery(run: Run, size: number): Run {
  const cuts = (stream: "out" | "err") => offsets(runBytes(run, stream).length, size);
  return cutAt(run, { out: cuts("out"), err: cuts("err") });
}

function offsets(length: number, size: number): number[] {
  const all = Math.max(0, Math.ceil(length / size) - 1);
  const most = size === 1 ? MAX_SINGLE_BYTES : MAX_PIECES;
  const found: number[] = [];
  for (let piece = 1; piece <= all; piece++) {
    const isNearEnd = piece <= most / 2 || piece > all - most / 2;
    if (isNearEnd) found.push(piece * size);
  }
  return found;
}
