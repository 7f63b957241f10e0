import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { alternatives } from "../expectation/compare-expectation.ts";
import { isRecord } from "../lib/json.ts";

/** Every value that a place in an expectation allows: one, or its alternatives. */
export function allowed(expected: unknown): readonly unknown[] {
  return alternatives(expected) ?? [expected];
}

/** Whether the run is known to have gone well, with no doubt. */
export function surelyOk(expected: Expectation): boolean {
  return expected.status === "ok";
}

/** Whether the run is known to have failed, with no doubt. */
export function surelyError(expected: Expectation): boolean {
  return expected.status === "error";
}

/** Every value an expectation allows for one field of its error; empty where it names none. */
export function allowedInError(expected: Expectation, field: string): unknown[] {
  return allowed(expected.error)
    .filter(isRecord)
    .flatMap((error) => (Object.hasOwn(error, field) ? allowed(error[field]) : []));
}
