import { alternatives } from "../expectation/compare-expectation.ts";
import { isRecord } from "../lib/json.ts";

/**
 * The named fields of an expected value, in each of its alternatives.
 *
 * @returns the value with those fields alone; undefined when no alternative has any of them.
 */
export function pickFields(expected: unknown, fields: readonly string[]): unknown {
  const choices = alternatives(expected);
  if (choices === null) {
    if (!isRecord(expected)) return undefined;
    const picked = Object.entries(expected).filter(([key]) => fields.includes(key));
    return picked.length === 0 ? undefined : Object.fromEntries(picked);
  }
  const picked = choices.map((choice) => pickFields(choice, fields));
  if (picked.every((choice) => choice === undefined)) return undefined;
  // What has none of the fields is still an alternative: null stays null, an object may then hold anything there.
  return { anyOf: picked.map((choice, index) => choice ?? (isRecord(choices[index]) ? {} : choices[index])) };
}
