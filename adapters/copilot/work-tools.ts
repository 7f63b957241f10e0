import type { WorkTools } from "../shared/parser/work-events.ts";

/** Copilot's tools that change files; before 1.0.33 no record says more of a change than its call does. */
export const WORK_TOOLS: WorkTools = {
  files: {
    create: { path: "path", change: "add" },
    edit: { path: "path", change: "update" },
  },
};
