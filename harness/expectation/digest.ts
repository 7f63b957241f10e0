import { sha256 } from "../lib/bytes.ts";
import { isRecord } from "../lib/json.ts";

/** A long text, known by its hash: what is in an expectation instead of 300 KB. */
export interface Digest {
  /** Of the text in UTF-8, hexadecimal. */
  sha256: string;
  /** In characters: UTF-16 code units or code points, see `digestMatches`. */
  length: number;
  start?: string;
  end?: string;
}

const FIELDS = new Set(["sha256", "length", "start", "end"]);

/** Tells a digest from an object of fields: it has a sha256 and a length, and nothing that a digest has not. */
export function isDigest(value: unknown): value is Digest {
  return (
    isRecord(value) &&
    typeof value.sha256 === "string" &&
    typeof value.length === "number" &&
    Object.keys(value).every((key) => FIELDS.has(key))
  );
}

/**
 * Whether a text is the one that the digest was made of.
 *
 * `length` may count UTF-16 code units or code points: they differ as soon as a text holds an emoji, the hash
 * decides, and people count either way.
 */
export function digestMatches(digest: Digest, text: unknown): boolean {
  if (typeof text !== "string") return false;
  if (text.length !== digest.length && codePoints(text) !== digest.length) return false;
  if (digest.start !== undefined && !text.startsWith(digest.start)) return false;
  if (digest.end !== undefined && !text.endsWith(digest.end)) return false;
  return sha256(text) === digest.sha256.toLowerCase();
}

const SHOWN = 40;

/** A digest and what there is in place of its text, in words: how much longer or shorter, and which end differs. */
export function digestDifference(
  { length, start, end }: Digest,
  actual: unknown,
): { expected: string; actual: string } {
  const quote = (text: string) => JSON.stringify(text);
  const parts = [
    start && `begins with ${quote(start.slice(0, SHOWN))}`,
    end && `ends with ${quote(end.slice(-SHOWN))}`,
  ];
  const expected = [`a text of ${length} characters`, ...parts.filter((part) => part)].join(", ");
  if (typeof actual !== "string") return { expected, actual: quote(actual as string) ?? "nothing" };
  const longer = actual.length - length;
  const size = longer === 0 ? "as long" : `${Math.abs(longer)} ${longer > 0 ? "longer" : "shorter"}`;
  const beginning = actual.startsWith(start ?? "") ? [] : [`begins with ${quote(actual.slice(0, SHOWN))}`];
  const ending = actual.endsWith(end ?? "") ? [] : [`ends with ${quote(actual.slice(-SHOWN))}`];
  const where = [...beginning, ...ending];
  return {
    expected,
    actual: [`${size}`, ...(where.length > 0 ? where : ["differs between its two ends"])].join(", "),
  };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
