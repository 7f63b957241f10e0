import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `claude --version` prints `2.1.332 (Claude Code)`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?) \(Claude Code\)/m.exec(stdout)?.[1] ?? null;
  },
};
