import type { WorkTools } from "../shared/parser/work-events.ts";

/** Opencode's tools that change files or the plan. */
export const WORK_TOOLS: WorkTools = {
  files: {
    edit: { path: "filePath", change: null },
    write: { path: "filePath", change: null },
  },
  plans: { todowrite: "todos" },
};
