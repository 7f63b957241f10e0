import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";

/**
 * The first recorded version that is known to take a flag: by its help, or because a recorded run was given it. Flags
 * that are not listed are known to all. No help of 1.0.32 was recorded, so it may know more than is said here.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--output-format", "1.0.32"],
  ["--agent", "1.0.102"],
  ["--allow-all", "1.0.102"],
  ["--allow-tool", "1.0.102"],
  ["--deny-tool", "1.0.102"],
  ["--model", "1.0.102"],
  ["--no-ask-user", "1.0.102"],
  ["--no-custom-instructions", "1.0.102"],
  ["--reasoning-effort", "1.0.102"],
]);

/** What an unknown version is taken for: records can be had in no other way than with --output-format. */
const ASSUMED = "1.0.32";

/** True when the installed CLI knows the flag: by its help where somebody looked, else by its version. */
export function knowsFlag({ version, flags }: CliIdentity, flag: string): boolean {
  if (flags !== undefined) return flags.includes(flag);
  const installed = version === null ? null : semver.valid(version);
  return semver.gte(installed ?? ASSUMED, SINCE.get(flag) ?? "0.0.0");
}
