import semver from "semver";

/** The first version whose runs end with `agent_settled`, by its changelog. */
const SETTLES_SINCE = "0.80.4";

/** True for versions that end a run with `agent_settled`; null when the version is not known. */
export function settlesRuns(cliVersion: string | undefined): boolean | null {
  const version = semver.valid(cliVersion ?? null);
  return version === null ? null : semver.gte(version, SETTLES_SINCE);
}
