import type { HealthCheck } from "../../../contracts/cli/v1/adapter.ts";

/** `--version` prints the number and nothing else, as commander does. */
export const axHealthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
