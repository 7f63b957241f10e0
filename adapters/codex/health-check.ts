import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `codex --version` prints `codex-cli 0.171.0`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*codex(?:-cli)? v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
