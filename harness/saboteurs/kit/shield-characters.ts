import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { type LineChange, lineFault } from "./change-lines.ts";
import { wrapParser } from "./wrap-parser.ts";

const SHIELD = 0xf0000;

/** A stand-in for a character that the good parser takes for plain text. */
export function shield(character: string): string {
  return String.fromCodePoint(SHIELD + character.charCodeAt(0));
}

/**
 * An adapter that does not know what some characters mean: they are shielded from the good parser and stand again in
 * what it reports. So a good stripper leaves a sequence alone, and a good framer a byte order mark.
 *
 * @param hide replaces the characters in a raw line by their `shield`.
 */
export function shieldCharacters(adapter: Adapter, hide: () => LineChange): Adapter {
  const unshield = (text: string) =>
    text.replace(/[\u{F0000}-\u{FFFFD}]/gu, (found) =>
      String.fromCharCode((found.codePointAt(0) ?? SHIELD) - SHIELD),
    );
  return wrapParser(adapter, () => ({
    ...lineFault(hide()),
    events: (events) => mapStrings(events, unshield),
    outcome: (outcome) => mapStrings(outcome, unshield),
  }));
}

/** A copy of JSON-like data with every string in it, keys left alone, put through `change`. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapped(value, change) as T;
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)]));
}
