import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `copilot --version` prints `GitHub Copilot CLI 1.0.102.`, with the full stop; before 1.0 the bare number. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(?:GitHub Copilot CLI )?(\d+\.\d+\.\d+(?:-\w+(?:\.\w+)*)?)\.?\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
