import { stripAnsi } from "./ansi-stripper.ts";

/**
 * Safe readers for records that came from outside: any shape, no throw, own properties only, so that a
 * record without a field never reads one from a prototype (INV-CLI-PARSE-009, INV-CLI-PARSE-012).
 *
 * Every reader takes a value and a path of keys and indexes into it; without a path it looks at the value itself.
 */

/** A JSON object of unknown content. */
export type JsonRecord = Readonly<Record<string, unknown>>;

type Path = readonly (string | number)[];

/** The value at the path, or undefined. */
export function valueAt(value: unknown, ...path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** The JSON object at the path, or null for anything else (arrays too). */
export function recordAt(value: unknown, ...path: Path): JsonRecord | null {
  const found = valueAt(value, ...path);
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as JsonRecord) : null;
}

/** The array at the path; an empty one for anything else. */
export function arrayAt(value: unknown, ...path: Path): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The string at the path, the empty one included, or null. */
export function stringAt(value: unknown, ...path: Path): string | null {
  const found = valueAt(value, ...path);
  return typeof found === "string" ? found : null;
}

/** The finite number at the path, or null; numbers in strings are not numbers. */
export function numberAt(value: unknown, ...path: Path): number | null {
  const found = valueAt(value, ...path);
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

/** The boolean at the path, or null. */
export function booleanAt(value: unknown, ...path: Path): boolean | null {
  const found = valueAt(value, ...path);
  return typeof found === "boolean" ? found : null;
}

/**
 * A record as it may really come: the names are the wire schema's, the values are anything
 * (INV-CLI-PARSE-009). Reading a field by a name that no CLI version prints is a type error.
 */
export type Untrusted<T> = { readonly [Name in keyof T]?: unknown };

/** A word of the CLI's (a code, a status) without escape sequences, or null for anything but a string. */
export function nonEmptyString(value: unknown): string | null {
  return typeof value === "string" ? stripAnsi(value) : null;
}
