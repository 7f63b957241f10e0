import type { Run } from "../../model/target.ts";
import { documentsOf, mapDocuments } from "../../records/documents.ts";
import { mapJsonStrings } from "./map-json-strings.ts";

/** A string of the stream, in the order of the bytes, with the field it is in. */
interface StreamString {
  field: string;
  value: string;
}

/**
 * Puts other texts in place of texts inside the records of a run, wherever they stand: as a whole string, or as
 * neighbouring pieces in one field (deltas). All else keeps its bytes.
 *
 * @param replacements text to its replacement; see `isReplaceable`.
 */
export function replaceTexts(run: Run, replacements: ReadonlyMap<string, string>): Run {
  const strings = stringsOf(run);
  const changed = new Map<number, string>();
  strings.forEach(({ value }, index) => {
    const replacement = replacements.get(value);
    if (replacement !== undefined) changed.set(index, replacement);
  });
  for (const [text, replacement] of replacements) replacePieces(strings, text, replacement, changed);
  let index = 0;
  return mapDocuments(run, (text) =>
    mapJsonStrings(text, ({ isKey }) => {
      if (isKey) return undefined;
      const replacement = changed.get(index++);
      return replacement === undefined ? undefined : JSON.stringify(replacement);
    }),
  );
}

/** A text that stands for itself and cannot be a word of the format: it has a blank in it, or is no plain word. */
export function isReplaceable(text: string): boolean {
  return text.length >= 6 && !/^[\w./:@-]+$/.test(text);
}

function stringsOf(run: Run): StreamString[] {
  const strings: StreamString[] = [];
  let field = "";
  for (const { text } of documentsOf(run)) {
    if (text === undefined) continue;
    mapJsonStrings(text, ({ value, isKey }) => {
      if (isKey) field = value;
      else strings.push({ field, value });
      return undefined;
    });
  }
  return strings;
}

/** Finds the text cut over two or more neighbouring strings of one field, and cuts its replacement likewise. */
function replacePieces(
  strings: readonly StreamString[],
  text: string,
  replacement: string,
  changed: Map<number, string>,
): void {
  for (const indexes of byField(strings).values()) {
    for (let start = 0; start < indexes.length; start++) {
      const count = piecesOf(strings, indexes, start, text);
      if (count < 2) continue;
      cut(replacement, count).forEach((piece, at) => {
        changed.set(indexes[start + at]!, piece);
      });
      start += count - 1;
    }
  }
}

function byField(strings: readonly StreamString[]): Map<string, number[]> {
  const fields = new Map<string, number[]>();
  strings.forEach(({ field, value }, index) => {
    if (value === "") return;
    const indexes = fields.get(field) ?? [];
    indexes.push(index);
    fields.set(field, indexes);
  });
  return fields;
}

/** How many strings from `start` on make up the text; 0 when they do not. */
function piecesOf(
  strings: readonly StreamString[],
  indexes: readonly number[],
  start: number,
  text: string,
): number {
  let at = 0;
  for (let next = start; next < indexes.length; next++) {
    const { value } = strings[indexes[next]!]!;
    if (!text.startsWith(value, at)) return 0;
    at += value.length;
    if (at === text.length) return next - start + 1;
  }
  return 0;
}

function cut(text: string, count: number): string[] {
  const characters = [...text];
  const size = Math.floor(characters.length / count);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, index === count - 1 ? undefined : (index + 1) * size).join(""),
  );
}
