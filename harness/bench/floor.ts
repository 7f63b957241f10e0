const LF = 0x0a;

/**
 * The least that any reader of a record stream must do: split at LF and parse each line, over the same chunks as the
 * adapter. What the adapter takes more is its own.
 *
 * @returns the number of lines, so that no engine may leave the work out.
 */
export function parseByFloor(chunks: Iterable<Buffer>): number {
  let lines = 0;
  let held: Buffer[] = [];
  for (const chunk of chunks) {
    const end = chunk.lastIndexOf(LF);
    if (end < 0) {
      held.push(chunk);
      continue;
    }
    const whole = chunk.subarray(0, end);
    const text = (held.length === 0 ? whole : Buffer.concat([...held, whole])).toString("utf8");
    for (const line of text.split("\n")) {
      JSON.parse(line);
      lines += 1;
    }
    held = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : [];
  }
  return lines;
}
