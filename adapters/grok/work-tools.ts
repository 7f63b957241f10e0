import type { WorkTools } from "../shared/parser/work-events.ts";

/** Grok's tools that change files or the plan, for the stream that is laid out as Claude's. */
export const WORK_TOOLS: WorkTools = {
  files: {
    search_replace: { path: "file_path", change: null },
    write: { path: "file_path", change: null },
  },
  plans: { todo_write: "todos" },
};
