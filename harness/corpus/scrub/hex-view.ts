import { isWorthReading, type View } from "./view.ts";

const RUN = /(?:[0-9a-f]{2}){6,}|(?:[0-9A-F]{2}){6,}/g;

/**
 * Every run of hex digits that holds text, or one of the known values amid anything. A digit may be glued to its front,
 * so both alignments are tried.
 *
 * @param known values as UTF-8 in latin1.
 */
export function hexViews(parent: View, known: readonly string[]): View[] {
  return [...parent.text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    [0, 1].flatMap((skip) => {
      const digits = run.slice(skip, run.length - ((run.length - skip) % 2));
      const text = Buffer.from(digits, "hex").toString("latin1");
      if (!isWorthReading(text, known)) return [];
      return [hexView(parent, digits, index + skip, text)];
    }),
  );
}

function hexView(parent: View, digits: string, from: number, text: string): View {
  const isUpper = /[A-F]/.test(digits);
  return {
    name: "hex",
    text,
    range: (start, end) => parent.range(from + start * 2, from + end * 2),
    joined: parent.joined,
    piece: (at) => parent.piece(from + at * 2),
    edit(start, replacement) {
      const written = Buffer.from(replacement, "latin1").toString("hex");
      parent.edit(from + start * 2, isUpper ? written.toUpperCase() : written);
    },
  };
}
