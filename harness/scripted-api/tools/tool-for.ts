import type { ToolJob } from "../scenario.ts";
import type { OfferedTool } from "./offered-tool.ts";

type Work = "shell" | "write" | "read";

/** Names of tools that do a work, as CLIs have them, the most telling first. */
const NAMES: Record<Work, readonly string[]> = {
  shell: [
    "exec_command",
    "shell_command",
    "shell",
    "local_shell",
    "bash",
    "run_shell_command",
    "run_terminal_command",
    "run_terminal_cmd",
    "execute_command",
    "run_commands",
    "run_command",
    "exec",
  ],
  write: ["write", "write_file", "create_file", "write_to_file", "create", "editor"],
  read: ["read", "read_file", "view_file", "view", "read_files"],
};

/** The tool of a request that does a work; null where none does. */
export function toolFor(work: Work, offered: readonly OfferedTool[]): OfferedTool | null {
  for (const name of NAMES[work]) {
    const found = offered.find((tool) => tool.name.toLowerCase() === name);
    if (found) return found;
  }
  return work === "shell" ? (offered.find(({ name }) => /bash|shell|terminal/i.test(name)) ?? null) : null;
}

/** The work that a job needs a tool for; null where it needs none that is offered. */
export function workOf(job: ToolJob): Work | null {
  if (job.does === "unknown" || job.does === "call") return null;
  return job.does === "arguments" ? "shell" : job.does;
}
