import { mustHold } from "../../process/broken-promise.ts";

/** Holds one value against what it must be, as JSON. @throws BrokenPromise where they differ. */
export function mustEqual(message: string, actual: unknown, expected: unknown, fixture?: string): void {
  const [is, should] = [shown(actual), shown(expected)];
  mustHold(is === should, {
    message,
    expected: should,
    actual: is,
    ...(fixture === undefined ? {} : { fixture }),
  });
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
