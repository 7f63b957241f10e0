import type { WorkTools } from "../shared/parser/work-events.ts";

/** Pi's tools that change files. */
export const WORK_TOOLS: WorkTools = {
  files: {
    edit: { path: "path", change: "update" },
    write: { path: "path", change: null },
  },
};
