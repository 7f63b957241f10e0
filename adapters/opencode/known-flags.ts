import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";

/**
 * The first recorded version that is known to take a flag of `run`: by its help, or because a recorded run was given
 * it. Flags that are not listed are known to all, from 0.5.29 on.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--format", "1.0.185"],
  ["--title", "1.0.185"],
  ["--fork", "1.3.2"],
  ["--thinking", "1.3.2"],
  ["--variant", "1.3.2"],
  ["--auto", "1.18.33"],
]);

/** What an unknown version is taken for: records can be had in no other way than with --format. */
const ASSUMED = "1.0.185";

/** True when `run` of the installed CLI knows the flag: by its help where somebody looked, else by its version. */
export function knowsFlag({ version, flags }: CliIdentity, flag: string): boolean {
  if (flags !== undefined) return flags.includes(flag);
  const installed = version === null ? null : semver.valid(version);
  return semver.gte(installed ?? ASSUMED, SINCE.get(flag) ?? "0.0.0");
}
