import { isAlias } from "./alias.ts";
import { publishedFindings } from "./published-rules.ts";
import type { SecretShape } from "./secret-shape.ts";
import { rawView, type View } from "./view.ts";
import { viewsOf, type Ways } from "./views-of.ts";

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

/** What is looked for: values that are known here, or forms that secrets have. Compiled once for many texts. */
export interface SecretSearch {
  /** Known values in UTF-8 as latin1; null: these are forms. */
  values: readonly string[] | null;
  search: (view: View) => Sighting[];
}

/** A search for values that are known here. */
export function searchForValues(shapes: readonly SecretShape[]): SecretSearch {
  const values = shapes.flatMap(({ anchors }) => anchors);
  return { values, search: shapes.length === 0 ? () => [] : searcher(shapes) };
}

/** A search for forms of secrets, those of secretlint's preset included. */
export function searchForForms(shapes: readonly SecretShape[]): SecretSearch {
  const search = searcher(shapes);
  return { values: null, search: (view) => [...published(view), ...search(view)] };
}

/** A digest read as base64 holds a shorter value by chance, such as the name of a host called "vm". */
const SHORTEST_AMID_BYTES = 4;
/** A line that is shorter was not wrapped: the next one is no continuation of a token at its end. */
const WRAPPED_LINE = 40;

/** All sightings, none inside another one. Edits of their views go to the bytes. */
export function sightings(bytes: Buffer, { values, search }: SecretSearch, ways: Ways): Sighting[] {
  if (values?.length === 0) return [];
  const amidBytes = (values ?? []).filter(({ length }) => length >= SHORTEST_AMID_BYTES);
  const views = viewsOf(rawView(bytes), amidBytes, values === null ? WRAPPED_LINE : 0, ways);
  const seen = views.flatMap(search);
  return distinct(values === null ? withoutNeighbours(seen) : seen);
}

/** Goes once through a view, from anchor to anchor. */
function searcher(shapes: readonly SecretShape[]): (view: View) => Sighting[] {
  const byAnchor = new Map<string, SecretShape[]>();
  for (const shape of shapes)
    for (const anchor of shape.anchors.map((one) => one.toLowerCase()))
      byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), shape]);
  const longestFirst = [...byAnchor.keys()].sort((a, b) => b.length - a.length);
  const anchors = new RegExp(longestFirst.map(literal).join("|"), "gi");
  // An anchor may begin with another one, which is tried at the same place.
  const triedWith = new Map(
    longestFirst.map((anchor) => [
      anchor,
      longestFirst.filter((one) => anchor.startsWith(one)).flatMap((one) => byAnchor.get(one)!),
    ]),
  );
  return (view) => {
    const found: Sighting[] = [];
    anchors.lastIndex = 0;
    for (let match = anchors.exec(view.text); match !== null; match = anchors.exec(view.text)) {
      const at = match.index;
      const seen = (triedWith.get(match[0].toLowerCase()) ?? []).flatMap(
        (shape) => shapeSighting(view, shape, at) ?? [],
      );
      found.push(...seen);
      // What begins with one anchor may hold another; a whole secret is not looked at again.
      anchors.lastIndex = Math.max(at + 1, ...seen.map((one) => one.at + one.value.length));
    }
    return found;
  };
}

/** A text as a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

function shapeSighting(view: View, { kind, pattern }: SecretShape, anchor: number): Sighting | null {
  pattern.lastIndex = anchor;
  const match = pattern.exec(view.text);
  if (match === null) return null;
  const { secret, before } = match.indices?.groups ?? {};
  const end = secret?.[1] ?? match.index + match[0].length;
  return sighting(view, kind, afterEscape(view.text, before?.[0] ?? secret?.[0] ?? match.index, end), end);
}

function published(view: View): Sighting[] {
  return publishedFindings(view.text).flatMap(([kind, at, end]) => sighting(view, kind, at, end) ?? []);
}

function sighting(view: View, kind: string, at: number, end: number): Sighting | null {
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
 * Without joined pieces that are a whole secret and the words of the next piece: `sk-...` and `Hello`. A tail that is
 * like a token's stays, and so does what is whole elsewhere.
 */
function withoutNeighbours(seen: readonly Sighting[]): Sighting[] {
  const whole = seen.filter(({ view }) => !view.joined);
  const values = new Set(whole.map(({ value }) => value));
  const byStart = new Map<number, string[]>();
  for (const { start, value } of whole) byStart.set(start, [...(byStart.get(start) ?? []), value]);
  const isWords = ({ start, value }: Sighting) =>
    (byStart.get(start) ?? []).some(
      (head) => value.startsWith(head) && !/\d|[a-z][A-Z]/.test(value.slice(head.length)),
    );
  return seen.filter((one) => !one.view.joined || values.has(one.value) || !isWords(one));
}

/**
 * In the order of their places, without what lies inside another one; of equal ones that with most encodings undone.
 */
export function distinct<T extends Leak>(leaks: readonly T[]): T[] {
  const sorted = [...leaks].reverse().sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((leak) => {
    if (leak.end <= end) return false;
    end = leak.end;
    return true;
  });
}
