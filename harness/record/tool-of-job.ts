import type { TruthTool } from "../corpus/import/truth-entry.ts";
import type { ToolJob } from "../scripted-api/scenario.ts";

/** What one CLI calls the tools that a scenario asks for by what they do. */
export interface ToolNames {
  shell: string;
  write?: string;
  read?: string;
  edit?: string;
  plan?: string;
  /** With `{server}` and `{tool}` in it. */
  mcp?: string;
}

/**
 * The call of a tool as a CLI shows it: its name, and whether it goes well. A tool that the CLI has no name for is
 * shown by what it does, so that the recording of it does not match until somebody gives the name.
 *
 * @param showsExitCodes a command that ends with another code than 0 is shown as failed.
 */
export function toolOfJob(job: ToolJob, names: ToolNames, showsExitCodes = false): TruthTool {
  switch (job.does) {
    case "unknown":
      return { name: job.name, status: "error" };
    case "call":
      return { name: job.name, status: "ok" };
    case "arguments":
      return { name: names.shell, status: "error" };
    case "mcp": {
      const name = (names.mcp ?? "{tool}").replace("{server}", job.server).replace("{tool}", job.tool);
      return { name, status: "ok", mcpServer: job.server };
    }
    default: {
      const fails = showsExitCodes && job.does === "shell" && /\bexit [1-9]/.test(job.command);
      return { name: names[job.does] ?? job.does, status: fails ? "error" : "ok" };
    }
  }
}
