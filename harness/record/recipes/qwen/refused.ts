import type { RecordedRun } from "../../recipe.ts";

/** What is known of a run that ends before it asks a model. */
export function refused(
  category: string,
  note: string,
  ...categoryAlso: string[]
): NonNullable<RecordedRun["truth"]> {
  return {
    status: "error",
    content: null,
    category,
    categoryAlso,
    httpStatus: null,
    usage: null,
    usageAlso: [],
    model: null,
    note,
  };
}
