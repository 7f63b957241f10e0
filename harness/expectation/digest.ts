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

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
