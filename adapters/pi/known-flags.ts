import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";

/** The first version that takes a flag, by its changelog. Flags that are not listed stand in the help of 0.73.1 already. */
const SINCE: ReadonlyMap<string, string> = new Map([["--exclude-tools", "0.77.0"]]);

/** What an unknown version is taken for: the oldest certified one. */
const ASSUMED = "0.73.1";

/** True when the installed CLI knows the flag: by its help where somebody looked, else by its version. */
export function knowsFlag({ version, flags }: CliIdentity, flag: string): boolean {
  if (flags !== undefined) return flags.includes(flag);
  const installed = version === null ? null : semver.valid(version);
  return semver.gte(installed ?? ASSUMED, SINCE.get(flag) ?? "0.0.0");
}
