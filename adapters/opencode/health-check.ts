import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `opencode --version` prints `1.18.33` and nothing else. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
