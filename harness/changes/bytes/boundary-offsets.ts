import { sampleEvenly } from "../../lib/sample-evenly.ts";

const LF = 0x0a;

/**
 * Weak spots of one stream that a single run is cut at: every one of them on nearly all recordings, and an even sample
 * where megabytes of text hold millions, which no adapter could be blamed for.
 */
export const MAX_BOUNDARY_OFFSETS = 8192;

/**
 * Offsets at which a cut is likely to hurt: inside every character of several bytes, and around every line end.
 *
 * @param isWanted leaves spots out, before the sample is taken.
 * @returns in order, each once, at most MOST_WEAK_SPOTS of them.
 */
export function boundaryOffsets(bytes: Buffer, isWanted: (at: number) => boolean = () => true): number[] {
  let stride = 1;
  let met = 0;
  let spots: number[] = [];
  for (let at = 1; at < bytes.length; at++) {
    if (!isWeak(bytes, at) || !isWanted(at)) continue;
    if (met++ % stride === 0) spots.push(at);
    if (spots.length <= 2 * MAX_BOUNDARY_OFFSETS) continue;
    // Every other one goes, and from here on as many are passed over: memory stays bounded, the sample even.
    spots = spots.filter((_, index) => index % 2 === 0);
    stride *= 2;
  }
  return sampleEvenly(spots, MAX_BOUNDARY_OFFSETS);
}

/** Inside a character, before or after a line end, one byte behind it, or inside CRLF. */
function isWeak(bytes: Buffer, at: number): boolean {
  if ((bytes[at]! & 0xc0) === 0x80) return true;
  return bytes[at] === LF || bytes[at - 1] === LF || bytes[at - 2] === LF || bytes[at + 1] === LF;
}
