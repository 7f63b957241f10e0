import type { Run } from "../model/target.ts";
import { documentsOf } from "./documents.ts";
import { valuesIn } from "./json-values.ts";
import { recordKind } from "./record-type.ts";

/** A string of a record. */
export interface PrintedText {
  text: string;
  /** Its place in the stream: the index of its document, or what else a caller counts. */
  at: number;
}

const known = new WeakMap<Run, ReadonlyMap<string, readonly PrintedText[]>>();

/**
 * The strings of a run that are not empty, in order, by the kind of their record and their field.
 *
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 */
export function printedTexts(
  run: Run,
  keys?: readonly string[],
): ReadonlyMap<string, readonly PrintedText[]> {
  const found = known.get(run);
  if (found !== undefined) return found;
  const byField = new Map<string, PrintedText[]>();
  for (const [at, { records }] of documentsOf(run).entries())
    for (const record of records)
      for (const { path, value } of valuesIn(record)) {
        if (typeof value !== "string" || value === "") continue;
        const field = `${recordKind(record, keys)} ${path}`;
        const texts = byField.get(field) ?? [];
        texts.push({ text: value, at });
        byField.set(field, texts);
      }
  known.set(run, byField);
  return byField;
}

/** The neighbouring strings from `start` on that make up a text; undefined when they do not. */
export function piecesFrom(
  texts: readonly PrintedText[],
  start: number,
  text: string,
): readonly PrintedText[] | undefined {
  let at = 0;
  for (let index = start; index < texts.length; index++) {
    const piece = texts[index]!.text;
    if (!text.startsWith(piece, at)) return undefined;
    at += piece.length;
    if (at === text.length) return texts.slice(start, index + 1);
  }
  return undefined;
}

/** How often a text is in one field of a run's records, whole or in neighbouring pieces: in the field with most. */
export function timesPrinted(run: Run, text: string, keys?: readonly string[]): number {
  let most = 0;
  for (const texts of printedTexts(run, keys).values()) {
    let times = 0;
    for (let start = 0; start < texts.length; start++) {
      const pieces = piecesFrom(texts, start, text);
      if (pieces === undefined) continue;
      times++;
      start += pieces.length - 1;
    }
    most = Math.max(most, times);
  }
  return most;
}
