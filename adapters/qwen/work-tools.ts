import type { WorkTools } from "../shared/parser/work-events.ts";

/** Qwen's tools that change files or the plan. No record says whether a file was there before. */
export const WORK_TOOLS: WorkTools = {
  files: {
    edit: { path: "file_path", change: null },
    notebook_edit: { path: "notebook_path", change: "update" },
    write_file: { path: "file_path", change: null },
  },
  plans: { todo_write: "todos" },
};
