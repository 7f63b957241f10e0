import { isDeepStrictEqual } from "node:util";
import { assertHolds } from "../check-failure.ts";

/** Holds what a host gave against what it must give. @throws CheckFailure where they differ. */
export function assertEqual(message: string, actual: unknown, expected: unknown, fixture?: string): void {
  assertHolds(isDeepStrictEqual(actual, expected), {
    message,
    expected: formatValue(expected),
    actual: formatValue(actual),
    ...(fixture === undefined ? {} : { fixture }),
  });
}

const MAX_SHOWN = 400;

/** Any value in a finding: its JSON, cut where it is long; an error by its words. */
export function formatValue(value: unknown): string {
  const text = value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} ... (${text.length} characters)` : text;
}
