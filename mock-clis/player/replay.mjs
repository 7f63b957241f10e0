/**
 * The recorded writes of a fixture, in order.
 *
 * @returns {{ms: number, stream: "out" | "err", bytes: Buffer}[]} `ms` since the start of the recorded run.
 */
export function piecesOf({ chunks, out, err }) {
  const bytes = { out, err };
  const at = { out: 0, err: 0 };
  return chunks.map(([ms, stream, length]) => {
    const piece = bytes[stream].subarray(at[stream], at[stream] + length);
    at[stream] += length;
    return { ms, stream, bytes: piece };
  });
}

/**
 * Plays pieces in order.
 *
 * @param {{delay: number, since?: number}} pace `delay` is the factor on recorded times; `since` the recorded time at
 *   which the replay starts.
 */
export async function replay(pieces, output, { delay, since = 0 }) {
  const start = performance.now();
  for (const { ms, stream, bytes } of pieces) {
    const wait = start + (ms - since) * delay - performance.now();
    if (delay > 0 && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await output.play(stream, bytes);
  }
}
