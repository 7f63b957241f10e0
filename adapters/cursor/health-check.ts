import type { HealthCheck } from "../../contracts/cli/v1/adapter.ts";

const VERSION = /^\s*(?:cursor-agent |agent )?(20\d\d)\.(\d\d?)\.(\d\d?)(?:-[\da-f]+)?\s*$/m;

/** A version is a date and a hash, `2026.01.28-fd13201`: as semver `2026.1.28`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(printed) {
    const [, year, month, day] = VERSION.exec(printed) ?? [];
    return year === undefined ? null : [year, month, day].map(Number).join(".");
  },
};
