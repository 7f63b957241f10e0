import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";

/** One entry of a fixture's `chunks`: milliseconds since the start, stream, bytes. */
export type RecordedChunk = [ms: number, stream: "out" | "err", bytes: number];

/** The chunk list of a checked manifest, typed: the generated type knows its tuples as unknown. */
export function chunkList(manifest: FixtureManifest): RecordedChunk[] {
  return manifest.chunks as RecordedChunk[];
}

/** Bytes of each stream that the chunk list accounts for. */
export function recordedSizes(manifest: FixtureManifest): Record<"out" | "err", number> {
  const sizes = { out: 0, err: 0 };
  for (const [, stream, bytes] of chunkList(manifest)) sizes[stream] += bytes;
  return sizes;
}
