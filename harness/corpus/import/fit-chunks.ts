import type { RecordedChunk } from "../fixture-run.ts";

/** A recorder's chunk list that adds up to the kept bytes, or why it cannot. */
export type FittedChunks = { chunks: RecordedChunk[]; note: string | null } | { problem: string };

/**
 * Makes a chunk list fit the bytes that were kept. Marks of other things than output are left out; where a recorder
 * kept only the beginning of a long stream, the chunks past it are cut off.
 *
 * @param sizes bytes that were kept of each stream.
 */
export function fitChunks(
  recorded: readonly (readonly [number, string, number])[],
  sizes: Record<"out" | "err", number>,
): FittedChunks {
  const left = { ...sizes };
  const chunks: RecordedChunk[] = [];
  let cut = 0;
  for (const [ms, stream, bytes] of recorded) {
    if (stream !== "out" && stream !== "err") continue;
    const kept = Math.min(bytes, left[stream]);
    left[stream] -= kept;
    cut += bytes - kept;
    if (kept > 0 || bytes === 0) chunks.push([ms, stream, kept]);
  }
  if (left.out > 0 || left.err > 0)
    return { problem: `chunks miss ${left.out} bytes of stdout, ${left.err} of stderr` };
  return { chunks, note: cut === 0 ? null : `The recorder did not keep the last ${cut} bytes.` };
}
