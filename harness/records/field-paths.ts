import type { JsonObject } from "./documents.ts";

/** A step into a record: a key, any element of an array, or any entry of a map. */
type Step = string | typeof ANY_ITEM | typeof ANY_ENTRY;
export type FieldPath = readonly Step[];

const ANY_ITEM = "[]";
const ANY_ENTRY = "{}";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const MAX_DEPTH = 12;

/**
 * Every path to a field of a record, array positions and data-named keys made wildcards, each once, parents before
 * children.
 */
export function fieldPaths(record: JsonObject): FieldPath[] {
  const paths = new Map<string, FieldPath>();
  collect(record, [], paths);
  return [...paths.values()];
}

function collect(value: unknown, path: FieldPath, paths: Map<string, FieldPath>): void {
  if (path.length > MAX_DEPTH || typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const itemPath = [...path, stepOf(value, key)];
    paths.set(itemPath.join("."), itemPath);
    collect(item, itemPath, paths);
  }
}

/** The step to one entry of an array or an object: a wildcard where data names it. */
export function stepOf(holder: object, key: string): Step {
  if (Array.isArray(holder)) return ANY_ITEM;
  return IDENTIFIER.test(key) ? key : ANY_ENTRY;
}

/**
 * A copy of the record with every value at the path changed.
 *
 * @param change gives the new value, or undefined to drop the field (in an array: the element).
 */
export function changeAt(record: unknown, path: FieldPath, change: (value: unknown) => unknown): unknown {
  if (typeof record !== "object" || record === null) return record;
  const [step, ...rest] = path;
  const changed = (value: unknown) => (rest.length === 0 ? change(value) : changeAt(value, rest, change));
  if (Array.isArray(record)) {
    return step === ANY_ITEM ? record.map(changed).filter((item) => item !== undefined) : record;
  }
  const entries = Object.entries(record).map(([key, value]) =>
    step === stepOf(record, key) ? ([key, changed(value)] as const) : ([key, value] as const),
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
