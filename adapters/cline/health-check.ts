import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `cline --version` prints the bare number. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(printed) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(printed)?.[1] ?? null;
  },
};
