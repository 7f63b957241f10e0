import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `qwen --version` prints `0.24.4` and nothing else. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
