import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** `grok --version` prints `grok 1.0.41 (4220f3b224a6)`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*grok (\d+\.\d+\.\d+(?:-[\w.]+)?)(?: \(\w+\))?\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
