import { valuesIn } from "./json-values.ts";

/** The costs that a record shows at any depth, in US dollars as printed. */
export function costsIn(record: unknown): number[] {
  return [...valuesIn(record)].flatMap(({ key, value }) =>
    /cost/i.test(key) && typeof value === "number" && Number.isFinite(value) ? [value] : [],
  );
}
