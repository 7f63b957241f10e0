import { valuesIn } from "../records/json-values.ts";

/** The costs that a record shows at any depth, in US dollars as printed; grok's `total_cost_usd_ticks` is none. */
export function costsIn(record: unknown): number[] {
  return [...valuesIn(record)].flatMap(({ key, value }) =>
    /cost(?!.*ticks$)/i.test(key) && typeof value === "number" && Number.isFinite(value) ? [value] : [],
  );
}
