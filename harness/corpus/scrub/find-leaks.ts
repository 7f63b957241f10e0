import { isAlias } from "./alias.ts";
import { base64Views } from "./base64-view.ts";
import { jsonView, urlView } from "./decoded-view.ts";
import { deltaViews, unwrappedView } from "./joined-view.ts";
import { type KnownSecrets, knownShapes } from "./known-secrets.ts";
import { SECRET_SHAPES, type SecretShape } from "./secret-shape.ts";
import { rawView, type View } from "./view.ts";

/** Something in a text that should not be there. */
export interface Leak {
  kind: string;
  /** The encoding it hid in. */
  encoding: string;
  /** Byte offset in the text where it begins, and where it ends. */
  start: number;
  end: number;
}

/** A leak and the view that it was seen in, for the one who takes it out. */
export interface Sighting extends Leak {
  view: View;
  /** Place in the view. */
  at: number;
  /** What was found, encoding undone. For aliases only; never printed. */
  value: string;
}

/** Ways to look for secrets that can be left out, so that a test can show that each is needed. */
export interface Ways {
  json: boolean;
  url: boolean;
  base64: boolean;
  unwrapped: boolean;
  deltas: boolean;
}

export const ALL_WAYS: Ways = { json: true, url: true, base64: true, unwrapped: true, deltas: true };

/** JSON inside JSON, as in a tool's output, and that once more. */
const JSON_LEVELS = ["json", "json-twice", "json-thrice"];
/** A digest read as base64 holds a shorter value by chance, such as the name of a host called "vm". */
const SHORTEST_AMID_BYTES = 4;
/** A line that is shorter was not wrapped: the next one is no continuation of a token at its end. */
const WRAPPED_LINE = 40;

/**
 * Finds secrets by shape and by value: raw, JSON-escaped, URL-encoded, in base64, wrapped into lines, cut over deltas.
 *
 * @returns leaks in the order of their places, each place once.
 */
export function findLeaks(input: Uint8Array | string, known: KnownSecrets = {}): Leak[] {
  const bytes = Buffer.from(typeof input === "string" ? Buffer.from(input, "utf8") : input);
  const values = knownShapes(known);
  const seen = distinct([
    ...sightings(bytes, values, ALL_WAYS),
    ...sightings(bytes, SECRET_SHAPES, ALL_WAYS),
  ]);
  return seen.map(({ kind, encoding, start, end }) => ({ kind, encoding, start, end }));
}

/** All sightings of these shapes, none inside another one. Edits of their views go to the bytes. */
export function sightings(bytes: Buffer, shapes: readonly SecretShape[], ways: Ways): Sighting[] {
  if (shapes.length === 0) return [];
  const isKnown = shapes !== SECRET_SHAPES;
  const anchors = isKnown ? shapes.flatMap((shape) => shape.anchors) : [];
  const values = anchors.filter(({ length }) => length >= SHORTEST_AMID_BYTES);
  const search = searcher(shapes);
  return distinct(viewsOf(rawView(bytes), values, isKnown ? 0 : WRAPPED_LINE, ways).flatMap(search));
}

/** Every reading of a text. */
function viewsOf(raw: View, values: readonly string[], shortestLine: number, ways: Ways): View[] {
  const bases = [raw, ...(ways.deltas ? deltaViews(raw) : [])];
  const levels = bases.map((base) => (ways.json ? jsonLevels(base) : [base]));
  const decoded = levels.flat();
  const unwrapped = ways.unwrapped ? decoded.flatMap((view) => unwrappedView(view, shortestLine) ?? []) : [];
  const texts = [...decoded, ...unwrapped];
  // Where there are escapes, base64 is looked for behind them alone.
  const innermost = [...levels.flatMap((views) => views.at(-1)!), ...unwrapped];
  return [
    ...texts,
    ...(ways.url ? texts.flatMap((view) => urlView(view) ?? []) : []),
    ...(ways.base64 ? innermost.flatMap((view) => base64Views(view, values)) : []),
  ];
}

function jsonLevels(base: View): View[] {
  const views = [base];
  for (const name of JSON_LEVELS) {
    const next = jsonView(views.at(-1)!, name);
    if (next === null) break;
    views.push(next);
  }
  return views;
}

/** Goes once through a view, from anchor to anchor. */
function searcher(shapes: readonly SecretShape[]): (view: View) => Sighting[] {
  const byAnchor = new Map<string, SecretShape[]>();
  for (const shape of shapes)
    for (const anchor of shape.anchors) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), shape]);
  const literals = [...byAnchor.keys()].map((anchor) => anchor.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const anchors = new RegExp(literals.join("|"), "g");
  return (view) => {
    const found: Sighting[] = [];
    anchors.lastIndex = 0;
    for (let match = anchors.exec(view.text); match !== null; match = anchors.exec(view.text)) {
      const seen = (byAnchor.get(match[0]) ?? []).flatMap(
        (shape) => sighting(view, shape, match.index) ?? [],
      );
      found.push(...seen);
      // What begins with one anchor may hold another; a whole secret is not looked at again.
      anchors.lastIndex = Math.max(match.index + 1, ...seen.map(({ at, value }) => at + value.length));
    }
    return found;
  };
}

function sighting(view: View, { kind, pattern }: SecretShape, anchor: number): Sighting | null {
  pattern.lastIndex = anchor;
  const match = pattern.exec(view.text);
  if (match === null) return null;
  const { secret, before } = match.indices?.groups ?? {};
  const end = secret?.[1] ?? match.index + match[0].length;
  const at = afterEscape(view.text, before?.[0] ?? secret?.[0] ?? match.index, end);
  const value = view.text.slice(at, end);
  if (value === "" || isAlias(value)) return null;
  // What lies in one piece another view shows as well, with what is before it and behind it.
  if (view.joined && view.piece(at) === view.piece(end - 1)) return null;
  const [start, stop] = view.range(at, end);
  return { kind, encoding: view.name, start, end: stop, view, at, value };
}

/** The letter of a JSON escape in front of a word is no part of it, in the view where it is not yet undone. */
function afterEscape(text: string, at: number, end: number): number {
  if (text[at - 1] !== "\\") return at;
  const letters = /^(?:[bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, Math.min(end, at + 5)));
  return at + (letters?.[0].length ?? 0);
}

/**
 * In the order of their places, without what lies inside another one; of equal ones that with most encodings undone.
 */
function distinct<T extends Leak>(leaks: readonly T[]): T[] {
  const sorted = [...leaks].reverse().sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((leak) => {
    if (leak.end <= end) return false;
    end = leak.end;
    return true;
  });
}
