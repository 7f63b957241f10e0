import type { WorkTools } from "../parser/work-events.ts";

/** The tools of this family that change files or the plan: they are those of the community's grok. */
export const WORK_TOOLS: WorkTools = {
  files: {
    create_file: { path: "path", change: null },
    edit_file: { path: "target_file", change: "update" },
    str_replace_editor: { path: "path", change: "update" },
  },
  plans: { create_todo_list: "todos" },
};
