const LF = 0x0a;

/** Offsets at which a cut is likely to hurt: inside every character of several bytes, and around every line end. */
export function weakSpots(bytes: Buffer): number[] {
  const spots: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if ((byte & 0xc0) === 0x80) spots.push(at);
    else if (byte === LF) spots.push(at, at + 1, at + 2);
    // Before the LF's own offset: between the last byte of the line and its end, or inside CRLF.
    if (bytes[at + 1] === LF) spots.push(at);
  }
  return [...new Set(spots)].filter((at) => at > 0 && at < bytes.length).sort((a, b) => a - b);
}
