import type { JsonObject } from "./documents.ts";

/** The kind of a record as its type and subtype say: `result/success`; `?` for what is missing or no string. */
export function recordKind({ type, subtype }: JsonObject): string {
  const word = (value: unknown) => (typeof value === "string" ? value : "?");
  return subtype === undefined ? word(type) : `${word(type)}/${word(subtype)}`;
}
