import { alias } from "./alias.ts";
import { findLeaks, type KnownSecrets, type Leak } from "./find-leaks.ts";

/** How many secrets of one kind were replaced. */
export interface RedactionCount {
  kind: string;
  count: number;
}

/** Encodings may be nested (base64 in JSON): each pass uncovers one more layer. */
const PASSES = 4;

/**
 * Replaces every secret that `findLeaks` finds by an alias of the same length.
 *
 * @returns bytes of the same length, and counts by kind, sorted by kind.
 */
export function scrub(
  input: Uint8Array,
  known: KnownSecrets = {},
): { bytes: Buffer; redactions: RedactionCount[] } {
  const bytes = Buffer.from(input);
  const counts = new Map<string, number>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const leaks = findLeaks(bytes, known);
    if (leaks.length === 0) break;
    for (const leak of leaks) {
      replace(bytes, leak);
      counts.set(leak.kind, (counts.get(leak.kind) ?? 0) + 1);
    }
  }
  return { bytes, redactions: redactionCounts(counts) };
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

/** Line ends inside a secret (a PEM block) stay: records must not be joined. */
function replace(bytes: Buffer, leak: Leak): void {
  const replacement = Buffer.from(alias(leak.value, leak.end - leak.start), "latin1");
  for (let at = leak.start; at < leak.end; at += 1) {
    if (bytes[at] !== 0x0a && bytes[at] !== 0x0d) bytes[at] = replacement[at - leak.start]!;
  }
}

function redactionCounts(counts: ReadonlyMap<string, number>): RedactionCount[] {
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
