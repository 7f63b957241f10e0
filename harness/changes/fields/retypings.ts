import { isRecord } from "../../lib/json.ts";
/** A way to spoil one field. */
export interface Retyping {
  name: string;
  /** The new value; undefined drops the field. */
  change(value: unknown): unknown;
}

/**
 * Nulled, dropped, and every other JSON type. A string never becomes another string: that would be another answer, and
 * no fault of the adapter's.
 */
export const RETYPINGS: readonly Retyping[] = [
  { name: "nulled", change: () => null },
  { name: "dropped", change: () => undefined },
  { name: "made an object", change: (value) => (isRecord(value) ? [value] : { zz: value }) },
  { name: "made an array", change: (value) => (Array.isArray(value) ? { zz: value } : [value]) },
  { name: "made a number", change: (value) => (typeof value === "number" ? value === 0 : 7) },
  { name: "made a string", change: (value) => (typeof value === "string" ? false : "") },
  { name: "made a word", change: (value) => (typeof value === "string" ? 0 : "zz") },
  { name: "made a boolean", change: (value) => (typeof value === "boolean" ? Number(value) : true) },
  { name: "emptied", change: (value) => (Array.isArray(value) ? [] : isRecord(value) ? {} : null) },
  { name: "filled with nulls", change: (value) => (Array.isArray(value) ? value.map(() => null) : [null]) },
];
