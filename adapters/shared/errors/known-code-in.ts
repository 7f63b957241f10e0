import { codeKey, KNOWN_CODES } from "./error-codes.ts";

/**
 * The known word that a longer code holds as a part of its own: `not_found` in `resource_not_found`. For codes that
 * are no known word themselves; the longest one counts, since it is the most specific.
 */
export function knownCodeIn(code: string): string | null {
  const key = `_${codeKey(code)}_`;
  return LONGEST_FIRST.find((word) => key.includes(`_${word}_`)) ?? null;
}

const LONGEST_FIRST = KNOWN_CODES.toSorted((one, other) => other.length - one.length);
