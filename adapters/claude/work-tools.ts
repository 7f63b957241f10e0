import type { WorkTools } from "../shared/parser/work-events.ts";

/** Claude's tools that change files or the plan. */
export const WORK_TOOLS: WorkTools = {
  files: {
    Edit: { path: "file_path", change: "update" },
    MultiEdit: { path: "file_path", change: "update" },
    NotebookEdit: { path: "notebook_path", change: "update" },
    Write: { path: "file_path", change: null },
  },
  plans: { TodoWrite: "todos" },
};
