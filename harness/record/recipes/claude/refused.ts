import type { RecordedRun } from "../../recipe.ts";

/** What is known of a run that ends before it asks a model: stderr and the exit code are all there is. */
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
    costUsd: null,
    costUsdAlso: [],
    model: null,
    modelAlso: [],
    note,
  };
}

/** A result that was printed all the same: zeros, which are no one's report. */
export const noFigures = {
  usage: null,
  usageAlso: [{ input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null }],
  costUsd: 0,
  costUsdAlso: [null],
};
