import semver from "semver";
import type { CliIdentity } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";

/** First certified version with a subcommand that goes on in a copy of a session. */
const FORK_SINCE = "0.171.0";

/** True when the installed CLI knows the flag, by its help where somebody looked; all certified versions know all. */
export const knowsFlag = knownFlags({ since: new Map(), oldest: "0.36.0" });

/** True when `codex exec fork` is there. Of an unknown version only what all versions know counts. */
export function knowsFork({ version }: CliIdentity): boolean {
  const installed = version === null ? null : semver.valid(version);
  return installed !== null && semver.gte(installed, FORK_SINCE);
}
