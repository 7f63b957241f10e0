import type { Outcome } from "../../schemas/cli/v1/generated/outcome.ts";
import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { isRecord } from "../lib/json.ts";
import { digestMatches, isDigest } from "./digest.ts";

const RELATIVE_TOLERANCE = 1e-9;

/**
 * Holds an outcome against what is known to be right about the run.
 *
 * - Objects are compared by the expectation's own fields, at every depth: a field it does not name may be anything.
 * - Arrays are compared in order and in length, each element as above.
 * - `{"anyOf": [...]}` stands for any one of its values, at any place.
 * - `{"sha256", "length", "start", "end"}` stands for a long text.
 * - null is met by null and by absence; `usage: null` also by an estimate, `session: null` by a session without id.
 * - Numbers may differ by one part in 10^9: costs are sums of products.
 *
 * @returns one entry for each place that differs; empty when the outcome is as expected. Never throws.
 */
export function compareExpectation(expected: Expectation, outcome: Outcome): Mismatch[] {
  // A note is for readers; everything else in an expectation is a claim.
  const { note: _note, ...claims } = expected;
  return compareFields(claims, outcome, "");
}

function compare(expected: unknown, actual: unknown, path: string): Mismatch[] {
  const choices = alternatives(expected);
  if (choices) {
    const met = choices.some((choice) => compare(choice, actual, path).length === 0);
    return met ? [] : [{ path, expected, actual }];
  }
  if (expected === null) return meetsNull(actual, path) ? [] : [{ path, expected, actual }];
  if (isDigest(expected)) return digestMatches(expected, actual) ? [] : [{ path, expected, actual }];
  if (Array.isArray(expected)) return compareArrays(expected, actual, path);
  if (isRecord(expected)) {
    return isRecord(actual) ? compareFields(expected, actual, path) : [{ path, expected, actual }];
  }
  return meetsScalar(expected, actual) ? [] : [{ path, expected, actual }];
}

function compareFields(expected: Record<string, unknown>, actual: object, path: string): Mismatch[] {
  return Object.keys(expected).flatMap((key) => {
    // Own fields only: `constructor` or `__proto__` in a fixture must not be met by what every object inherits.
    const value = Object.hasOwn(actual, key) ? (actual as Record<string, unknown>)[key] : undefined;
    return compare(expected[key], value, path === "" ? key : `${path}.${key}`);
  });
}

function compareArrays(expected: readonly unknown[], actual: unknown, path: string): Mismatch[] {
  if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
  return expected.flatMap((element, index) => compare(element, actual[index], `${path}[${index}]`));
}

function meetsNull(actual: unknown, path: string): boolean {
  if (actual === null || actual === undefined) return true;
  if (path === "usage") return isRecord(actual) && actual.estimated === true;
  if (path === "session") return isRecord(actual) && (actual.id === null || actual.id === undefined);
  return false;
}

function meetsScalar(expected: unknown, actual: unknown): boolean {
  if (typeof expected === "number" && typeof actual === "number") {
    return Math.abs(expected - actual) <= RELATIVE_TOLERANCE * Math.max(Math.abs(expected), Math.abs(actual));
  }
  return expected === actual;
}

/**
 * The values of `{"anyOf": [...]}`, or null when the value is no such object.
 * An object with other fields besides is data that happens to have a field of that name.
 */
export function alternatives(value: unknown): readonly unknown[] | null {
  if (!isRecord(value) || !Object.hasOwn(value, "anyOf") || Object.keys(value).length !== 1) return null;
  return Array.isArray(value.anyOf) ? value.anyOf : null;
}

/** One place where an outcome is not what was expected. */
export interface Mismatch {
  /** `error.category`, `tools[0].name`; empty for the outcome as a whole. */
  path: string;
  /** What was expected there, as the expectation says it. */
  expected: unknown;
  /** What was there instead; undefined when the field was absent. */
  actual: unknown;
}
