import type { WorkTools } from "../shared/parser/work-events.ts";

/** Gemini's tools that change files or the plan. No record says whether a file was there before. */
export const WORK_TOOLS: WorkTools = {
  files: {
    replace: { path: "file_path", change: null },
    write_file: { path: "file_path", change: null },
  },
  plans: { write_todos: "todos" },
};
