import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `pi --version` prints `1.6.0` and nothing else. 0.73.1 prints it on stderr when stdout is no terminal. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
