import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { valuesIn } from "../records/json-values.ts";
import { DEFAULT_RECORD_KEYS, recordType } from "../records/record-type.ts";

/** The texts that the records of a run hold: whole, and as pieces that are in one field record after record. */
export interface TextSources {
  has(text: string): boolean;
}

const known = new WeakMap<Run, TextSources>();

/**
 * Where a text that an adapter reports may have come from.
 *
 * @param keys where a record's type is, as the provider's `manifest.recordKeys` has it.
 */
export function textSources(run: Run, keys = DEFAULT_RECORD_KEYS): TextSources {
  let sources = known.get(run);
  if (sources === undefined) {
    sources = read(run, keys);
    known.set(run, sources);
  }
  return sources;
}

function read(run: Run, keys: readonly string[]): TextSources {
  const whole = new Set<string>();
  const byField = new Map<string, string[]>();
  for (const record of recordsOf(run)) {
    for (const { path, value } of valuesIn(record)) {
      if (typeof value !== "string") continue;
      whole.add(value);
      // Of one type of record: a delta and the whole text it belongs to are never put together.
      // A piece may be a list of blocks in one record and a string in the next.
      const field = `${recordType(record, keys)} ${path.replace(/\.text$/, "")}`;
      const pieces = byField.get(field) ?? [];
      pieces.push(value);
      byField.set(field, pieces);
    }
  }
  const isJoined = (text: string) => [...byField.values()].some((pieces) => isJoinOf(pieces, text));
  return { has: (text) => whole.has(text) || whole.has(text.trim()) || isJoined(text) };
}

/** Whether a text is some neighbouring pieces put together, with nothing or line breaks between them. */
function isJoinOf(pieces: readonly string[], text: string): boolean {
  return pieces.some((piece, start) => piece !== "" && text.startsWith(piece) && joins(pieces, start, text));
}

function joins(pieces: readonly string[], start: number, text: string): boolean {
  let at = 0;
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const gap = /^\n{0,2}/.exec(text.slice(at, at + 2))![0].length;
    if (text.startsWith(piece, at)) at += piece.length;
    else if (gap > 0 && text.startsWith(piece, at + gap)) at += gap + piece.length;
    else return false;
    if (at === text.length) return true;
  }
  return false;
}
