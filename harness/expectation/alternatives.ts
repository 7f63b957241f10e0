import { isRecord } from "../lib/is-record.ts";

/**
 * The values of `{"anyOf": [...]}`, or null when the value is no such object.
 * An object with other fields besides is data that happens to have a field of that name.
 */
export function alternatives(value: unknown): readonly unknown[] | null {
  if (!isRecord(value) || !Object.hasOwn(value, "anyOf") || Object.keys(value).length !== 1) return null;
  return Array.isArray(value.anyOf) ? value.anyOf : null;
}
