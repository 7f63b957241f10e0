import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `gemini --version` prints `0.61.0` and nothing else. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
