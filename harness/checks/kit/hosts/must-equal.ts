import { isDeepStrictEqual } from "node:util";
import { mustHold } from "../broken-promise.ts";

/** Holds what a host gave against what it must give. @throws BrokenPromise where they differ. */
export function mustEqual(message: string, actual: unknown, expected: unknown, fixture?: string): void {
  mustHold(isDeepStrictEqual(actual, expected), {
    message,
    expected: shown(expected),
    actual: shown(actual),
    ...(fixture === undefined ? {} : { fixture }),
  });
}

const MOST_SHOWN = 400;

/** Any value in a finding: its JSON, cut where it is long; an error by its words. */
export function shown(value: unknown): string {
  const text = value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} ... (${text.length} characters)` : text;
}
