import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

/** What `--version` prints is written into the program and is not the version of its package. */
const PACKAGES: ReadonlyMap<string, string> = new Map([["1.0.1", "0.0.34"]]);

/** `grok --version` prints a bare number; that of the one recorded package is known. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    const printed = /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
    return printed === null ? null : (PACKAGES.get(printed) ?? printed);
  },
};
