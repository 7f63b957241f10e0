import type { WorkTools } from "../shared/parser/work-events.ts";

/** Cline's tool that changes files; it makes those that are not there. */
export const WORK_TOOLS: WorkTools = {
  files: { editor: { path: "path", change: null } },
};
