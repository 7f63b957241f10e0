import { isDeepStrictEqual } from "node:util";
import { mustHold } from "../broken-promise.ts";
import { shown } from "./shown.ts";

/** Holds what a host gave against what it must give. @throws BrokenPromise where they differ. */
export function mustEqual(message: string, actual: unknown, expected: unknown, fixture?: string): void {
  mustHold(isDeepStrictEqual(actual, expected), {
    message,
    expected: shown(expected),
    actual: shown(actual),
    ...(fixture === undefined ? {} : { fixture }),
  });
}
