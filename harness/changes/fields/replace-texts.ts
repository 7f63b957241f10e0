import type { Run } from "../../model/target.ts";
import { documentsOf, mapDocuments } from "../../records/documents.ts";
import { type PrintedText, piecesFrom } from "../../records/printed-texts.ts";
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
  for (const texts of byField(strings).values()) {
    for (let start = 0; start < texts.length; start++) {
      const pieces = piecesFrom(texts, start, text) ?? [];
      if (pieces.length < 2) continue;
      cut(replacement, pieces.length).forEach((piece, index) => {
        changed.set(pieces[index]!.at, piece);
      });
      start += pieces.length - 1;
    }
  }
}

/** The strings that are not empty, by their field, with their places among all. */
function byField(strings: readonly StreamString[]): Map<string, PrintedText[]> {
  const fields = new Map<string, PrintedText[]>();
  strings.forEach(({ field, value }, at) => {
    if (value === "") return;
    const texts = fields.get(field) ?? [];
    texts.push({ text: value, at });
    fields.set(field, texts);
  });
  return fields;
}

function cut(text: string, count: number): string[] {
  const characters = [...text];
  const size = Math.floor(characters.length / count);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, index === count - 1 ? undefined : (index + 1) * size).join(""),
  );
}
