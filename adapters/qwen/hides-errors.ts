import semver from "semver";

/** The first version that was seen to say error of every run whose model call failed. */
const HONEST_SINCE = "0.24.4";

/** False for versions that end a run with an error when its model call failed; true for older and unknown ones. */
export function hidesErrors(cliVersion: string | null | undefined): boolean {
  const version = semver.valid(cliVersion ?? null);
  return version === null || semver.lt(version, HONEST_SINCE);
}
