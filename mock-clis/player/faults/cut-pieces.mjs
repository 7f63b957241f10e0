/**
 * The same bytes in other pieces: after every N bytes of a stream, inside every character of several bytes, or each
 * stream in one.
 *
 * @param {{ms: number, stream: "out" | "err", bytes: Buffer}[]} pieces
 * @param {number | "characters" | "whole" | undefined} cut
 */
export function cutPieces(pieces, cut) {
  if (cut === undefined) return pieces;
  if (cut === "whole")
    return joined(pieces, (stream) => pieces.findIndex((piece) => piece.stream === stream));
  if (cut === "characters")
    return pieces.flatMap((piece) => sliced(piece, (index) => (piece.bytes[index] & 0xc0) === 0x80));
  // Neighbours are joined first, so that a cut of 64 KiB gives pieces of that size and not the recorded ones.
  let group = 0;
  const neighbours = joined(pieces, (stream, index) => {
    if (index > 0 && pieces[index - 1].stream !== stream) group = index;
    return group;
  });
  return neighbours.flatMap((piece) => sliced(piece, (index) => index % cut === 0));
}

/** Joins the pieces of one key; a joined piece has the time of its last part. */
function joined(pieces, keyOf) {
  const groups = new Map();
  pieces.forEach((piece, index) => {
    const key = keyOf(piece.stream, index);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  });
  return [...groups.values()].map((parts) => ({
    ...parts[0],
    ms: Math.max(...parts.map(({ ms }) => ms)),
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
  }));
}

function sliced(piece, cutBefore) {
  const parts = [];
  let start = 0;
  for (let index = 1; index <= piece.bytes.length; index++) {
    if (index < piece.bytes.length && !cutBefore(index)) continue;
    parts.push({ ...piece, bytes: piece.bytes.subarray(start, index) });
    start = index;
  }
  return parts.length === 0 ? [piece] : parts;
}
