import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";

/**
 * The first certified version that takes a flag: by its help (0.61.0), by a recorded run, or by the options in its
 * published package (0.8.2, 0.24.0). Flags that are not listed are known to all.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--resume", "0.24.0"],
  ["--skip-trust", "0.61.0"],
]);

/** What an unknown version is taken for: the oldest certified one. */
const ASSUMED = "0.8.2";

/** True when the installed CLI knows the flag: by its help where somebody looked, else by its version. */
export function knowsFlag({ version, flags }: CliIdentity, flag: string): boolean {
  if (flags !== undefined) return flags.includes(flag);
  const installed = version === null ? null : semver.valid(version);
  return semver.gte(installed ?? ASSUMED, SINCE.get(flag) ?? "0.0.0");
}
