import { isWorthReading, type View } from "./view.ts";

const RUN = /[A-Za-z0-9+/_-]{16,}/g;

/**
 * Every run of base64 that holds text, or one of the known values amid anything. A run may be glued to a word before
 * it, so all four alignments are tried.
 *
 * @param known values as UTF-8 in latin1.
 */
export function base64Views(parent: View, known: readonly string[]): View[] {
  const views: View[] = [];
  for (const { 0: run, index } of parent.text.matchAll(RUN)) {
    if (parent.joined && parent.piece(index) === parent.piece(index + run.length - 1)) continue;
    for (let skip = 0; skip < 4; skip += 1) {
      const bytes = Buffer.from(run.slice(skip), "base64");
      const text = bytes.toString("latin1");
      if (isWorthReading(text, known))
        views.push(base64View(parent, run.slice(skip), index + skip, bytes, text));
    }
  }
  return views;
}

function base64View(parent: View, run: string, from: number, bytes: Buffer, text: string): View {
  const isUrl = /[-_]/.test(run);
  const first = (at: number) => from + Math.floor((at * 4) / 3);
  const behind = (at: number) => Math.min(from + Math.ceil((at * 4) / 3), from + run.length);
  return {
    name: "base64",
    text,
    range: (start, end) => [
      parent.range(first(start), first(start) + 1)[0],
      parent.range(behind(end) - 1, behind(end))[1],
    ],
    joined: parent.joined,
    piece: (at) => parent.piece(first(at)),
    edit(start, replacement) {
      bytes.write(replacement, start, "latin1");
      // Base64 codes three bytes at a time: every group that the replacement touches is encoded again, earlier
      // replacements in it included.
      const group = Math.floor(start / 3);
      const last = Math.ceil((start + replacement.length) / 3);
      const part = bytes.subarray(group * 3, last * 3);
      const written = part.toString(isUrl ? "base64url" : "base64").replaceAll("=", "");
      parent.edit(from + group * 4, written);
    },
  };
}
