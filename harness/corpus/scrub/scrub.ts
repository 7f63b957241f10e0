import { alias } from "./alias.ts";
import { secretSearches } from "./find-leaks.ts";
import type { KnownSecrets } from "./known-secrets.ts";
import { type SecretSearch, sightings } from "./sightings.ts";
import { ALL_WAYS, type Ways } from "./views-of.ts";

/** How many secrets of one kind were replaced. */
export interface RedactionCount {
  kind: string;
  count: number;
}

/** Encodings may be nested and secrets may lie in one another: each pass uncovers one more layer. */
const PASSES = 6;

/**
 * Replaces every secret that `findLeaks` finds by an alias of the same length, in the encoding it is in.
 *
 * @param ways left out by tests alone.
 * @returns bytes of the same length, and counts by kind, sorted by kind.
 */
export function scrub(
  input: Uint8Array,
  known: KnownSecrets = {},
  ways: Ways = ALL_WAYS,
): { bytes: Buffer; redactions: RedactionCount[] } {
  const bytes = Buffer.from(input);
  const counts = new Map<string, number>();
  for (const search of secretSearches(known)) scrubFound(bytes, search, ways, counts);
  return { bytes, redactions: redactionCounts(counts) };
}

function scrubFound(bytes: Buffer, search: SecretSearch, ways: Ways, counts: Map<string, number>): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    const seen = sightings(bytes, search, ways);
    if (seen.length === 0) return;
    for (const { kind, view, at, value } of seen) {
      view.edit(at, alias(value));
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
}

/** The same for a text. */
export function scrubText(
  text: string,
  known: KnownSecrets = {},
): { text: string; redactions: RedactionCount[] } {
  const { bytes, redactions } = scrub(Buffer.from(text, "utf8"), known);
  return { text: bytes.toString("utf8"), redactions };
}

/** Adds up counts of several scrubbed texts. */
export function addRedactions(lists: readonly RedactionCount[][]): RedactionCount[] {
  const counts = new Map<string, number>();
  for (const { kind, count } of lists.flat()) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return redactionCounts(counts);
}

function redactionCounts(counts: ReadonlyMap<string, number>): RedactionCount[] {
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
