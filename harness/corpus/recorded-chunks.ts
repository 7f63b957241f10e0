import type { Fixture } from "../model/fixture.ts";
import type { Chunk } from "../model/target.ts";
import { chunkList } from "./recorded-sizes.ts";

/** The bytes of both streams, cut and ordered as the recorder read them. */
export function recordedChunks(fixture: Fixture): Chunk[] {
  const at = { out: 0, err: 0 };
  return chunkList(fixture.manifest).map(([, stream, bytes]) => {
    const source = stream === "out" ? fixture.stdout : fixture.stderr;
    const start = at[stream];
    at[stream] += bytes;
    return [stream, source.subarray(start, start + bytes)] as const;
  });
}
