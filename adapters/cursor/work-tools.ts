import type { WorkTools } from "../shared/parser/work-events.ts";

/** Cursor's tools that change files or the plan, by the keys of their calls. An edit makes a file that is not there. */
export const WORK_TOOLS: WorkTools = {
  files: {
    delete: { path: "path", change: "delete" },
    edit: { path: "path", change: null },
    write: { path: "path", change: null },
  },
  plans: { updateTodos: "todos" },
};
