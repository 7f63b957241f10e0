/**
 * One reading of a text: as it is, or with an encoding undone, lines joined, pieces put together. What is found in
 * the reading can be replaced in the text itself, in the text's own encoding and length.
 */
export interface View {
  name: string;
  /** One character a byte. */
  text: string;
  /** Where a part of the reading is in the raw text: from its first byte to behind its last one. */
  range(start: number, end: number): [start: number, end: number];
  /** It puts pieces together. */
  joined: boolean;
  /** Number of the piece that a character is in: what lies in one piece another view shows as well. */
  piece(at: number): number;
  /** Puts a text of the same length in place of a part. Where the encoding cannot hold it, that part stays. */
  edit(start: number, replacement: string): void;
}

/** So much text in a row is no accident. */
const TEXT = /[\t\n\r\x20-\x7e]{12,}/;

/** Whether decoded bytes are a reading: they hold text, or one of the known values amid anything. */
export function isWorthReading(decoded: string, known: readonly string[]): boolean {
  return TEXT.test(decoded) || known.some((value) => decoded.includes(value));
}

/** The raw text itself. Edits go to the bytes. */
export function rawView(bytes: Buffer): View {
  return {
    name: "raw",
    text: bytes.toString("latin1"),
    range: (start, end) => [start, end],
    joined: false,
    piece: () => 0,
    edit(start, replacement) {
      for (let at = 0; at < replacement.length; at += 1) {
        // Records are never joined or parted.
        if (bytes[start + at] !== 0x0a && bytes[start + at] !== 0x0d)
          bytes[start + at] = replacement.charCodeAt(at);
      }
    },
  };
}

/** A run of a view's text and where it comes from: copied as it is, or an escape that was undone. */
export interface Segment {
  /** Start in the view, and in its parent. */
  at: number;
  from: number;
  /** Bytes in the view and in the parent; they differ where an escape was undone. */
  length: number;
  taken: number;
}

/** Writes an escape anew for another text; null where this kind of escape cannot hold it. */
export type Escape = (written: string, text: string) => string | null;

/** A view made of runs of its parent. */
export function segmentView(
  name: string,
  parent: View,
  parts: readonly string[],
  segments: readonly Segment[],
  options: { encode?: Escape; apart?: boolean } = {},
): View {
  const text = parts.join("");
  const segment = (at: number) => segments[indexAt(segments, at)]!;
  const span = (at: number): [number, number] => {
    const { at: start, from, length, taken } = segment(at);
    return length === taken ? [from + at - start, from + at - start + 1] : [from, from + taken];
  };
  return {
    name,
    text,
    range: (start, end) => {
      const [from] = span(start);
      const [, to] = span(end - 1);
      return [parent.range(from, from + 1)[0], parent.range(to - 1, to)[1]];
    },
    joined: options.apart === true || parent.joined,
    piece: (at) => (options.apart ? indexAt(segments, at) : parent.piece(span(at)[0])),
    edit(start, replacement) {
      let at = start;
      const end = start + replacement.length;
      while (at < end) {
        const { at: begin, from, length, taken } = segment(at);
        const stop = Math.min(end, begin + length);
        const piece = replacement.slice(at - start, stop - start);
        if (length === taken) parent.edit(from + at - begin, piece);
        else if (at === begin && stop === begin + length && piece !== text.slice(at, stop)) {
          const written = options.encode?.(parent.text.slice(from, from + taken), piece) ?? null;
          if (written?.length === taken) parent.edit(from, written);
        }
        at = stop;
      }
    },
  };
}

/** The last segment that begins at or before a place. */
function indexAt(segments: readonly Segment[], at: number): number {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (segments[middle]!.at <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
