import type { RecordedRun } from "../../recipe.ts";

type Truth = NonNullable<RecordedRun["truth"]>;

/** A run that codex itself refuses, before a model is asked: stderr and the exit code are all there is. */
export function refused(category: string, note: string, ...categoryAlso: string[]): Truth {
  return { status: "error", category, categoryAlso, sessionId: null, model: null, note };
}
