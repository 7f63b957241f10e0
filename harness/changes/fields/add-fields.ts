import type { Run } from "../../model/target.ts";
import { mapDocuments, type Piece } from "../../records/documents.ts";

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g;
const IDENTIFIER = /^"[A-Za-z_$][A-Za-z0-9_$]*"$/;
/** `byName`, `byModel`: what is below is named by data. */
const MAP_KEY = /^"by[A-Z_]/;

/**
 * Puts a field at the front of every object of every record, at all depths.
 *
 * An object whose keys are data (model names, paths) is a map: one more key there is one more entry and not an unknown
 * field, so maps are left out; the objects in them are not.
 *
 * @param field JSON text of the field for the n-th object: `"name":value`.
 */
export function addFields(run: Run, field: (objectNumber: number) => string): Run {
  let objectNumber = 0;
  return mapDocuments(run, (text, piece) => {
    let result = "";
    let done = 0;
    for (const start of knownStarts(text, piece)) {
      result += `${text.slice(done, start) + field(objectNumber++)},`;
      done = start;
    }
    return result + text.slice(done);
  });
}

const starts = new WeakMap<Piece, readonly number[]>();

function knownStarts(text: string, piece: Piece): readonly number[] {
  const known = starts.get(piece) ?? recordStarts(text);
  starts.set(piece, known);
  return known;
}

interface Open {
  start: number;
  isObject: boolean;
  isMap: boolean;
  /** Number of keys, and of values that are objects. */
  keys: number;
  objects: number;
}

/** Offsets just behind the opening brace of every object that is no map. */
function recordStarts(text: string): number[] {
  const starts: number[] = [];
  const open: Open[] = [];
  let lastKey = "";
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const current = open.at(-1);
    if (token === "{" || token === "[") {
      if (token === "{" && current !== undefined) current.objects++;
      open.push({
        start: index + 1,
        isObject: token === "{",
        isMap: MAP_KEY.test(lastKey),
        keys: 0,
        objects: 0,
      });
      lastKey = "";
    } else if (token === "}" || token === "]") {
      open.pop();
      if (current?.isObject && !looksLikeMap(current, open.length)) starts.push(current.start);
    } else if (current !== undefined && isKey(text, index + token.length)) {
      lastKey = token;
      current.keys++;
      current.isMap ||= !IDENTIFIER.test(token);
    } else lastKey = "";
  }
  return starts.sort((a, b) => a - b);
}

/** Also a map, as far as anybody can tell: an object inside a record that holds nothing but objects, or nothing. */
function looksLikeMap({ isMap, keys, objects }: Open, depth: number): boolean {
  return isMap || keys === 0 || (depth > 0 && keys === objects);
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at++;
  return text[at] === ":";
}
