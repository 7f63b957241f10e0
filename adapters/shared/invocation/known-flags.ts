import semver from "semver";
import type { CliIdentity } from "../../../contracts/cli/v1/adapter.ts";

/** What is known of the flags of one CLI. Flags that are not listed are known to all claimed versions. */
export interface FlagTable {
  /** The first version that is known to take a flag: by its help, a recorded run, or its published package. */
  since: ReadonlyMap<string, string>;
  /** The oldest claimed version: what an unknown one is taken for. */
  oldest: string;
  /** Taken by every version although its help does not name them. */
  hidden?: ReadonlySet<string>;
  /** Given to an unknown version all the same: without them nothing that was asked for can be had. */
  needed?: ReadonlySet<string>;
}

/**
 * Says whether the installed CLI knows a flag: by its help where somebody looked, else by its version. Of an unknown
 * version only the flags count that every claimed version knows (INV-CLI-PROC-013).
 */
export function knownFlags({ since, oldest, hidden, needed }: FlagTable) {
  return ({ version, flags }: CliIdentity, flag: string): boolean => {
    if (flags !== undefined) return flags.includes(flag) || hidden?.has(flag) === true;
    const installed = version === null ? null : semver.valid(version);
    if (installed === null && needed?.has(flag)) return true;
    return semver.gte(installed ?? oldest, since.get(flag) ?? "0.0.0-0");
  };
}
