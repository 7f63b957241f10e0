import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";

/** Accepted by every recorded version although its help does not name it. */
const HIDDEN = new Set(["--max-turns"]);

/** Named by the help of 2.0.76, the oldest certified version; whether older ones know them is not recorded. */
const SINCE_OLDEST_CERTIFIED = new Set(["--fork-session", "--include-partial-messages", "--system-prompt"]);
const OLDEST_CERTIFIED = "2.0.76";

/**
 * True when the installed CLI knows the flag: by its help where somebody looked, else by its version. Of an unknown
 * version only the flags count that all certified versions know, which are all that this adapter uses.
 */
export function knowsFlag({ version, flags }: CliIdentity, flag: string): boolean {
  if (flags !== undefined) return flags.includes(flag) || HIDDEN.has(flag);
  const installed = version === null ? null : semver.valid(version);
  if (installed === null || !SINCE_OLDEST_CERTIFIED.has(flag)) return true;
  return semver.gte(installed, OLDEST_CERTIFIED);
}
