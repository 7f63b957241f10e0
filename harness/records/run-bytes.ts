import type { Chunk, Run } from "../model/target.ts";

const joined = new WeakMap<readonly Chunk[], { out?: Buffer; err?: Buffer }>();

/** All bytes of one stream of a run, as if written at once. Joined once for each run: not to be written to. */
export function runBytes(run: Run, stream: "out" | "err"): Buffer {
  const known = joined.get(run.chunks) ?? {};
  joined.set(run.chunks, known);
  known[stream] ??= join(run.chunks, stream);
  return known[stream];
}

function join(chunks: readonly Chunk[], stream: "out" | "err"): Buffer {
  const pieces = chunks.filter(([name]) => name === stream).map(([, bytes]) => bytes);
  const [first] = pieces;
  if (first === undefined || pieces.length > 1) return Buffer.concat(pieces);
  return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
}

const LF = 0x0a;

/** The lines of a stream, each with its line end; joined they are the stream again. */
export function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, start)) {
    lines.push(bytes.subarray(start, end + 1));
    start = end + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}
