import semver from "semver";

/** True before the versions that count a thread's tokens, refuse an unknown session and tell failures in their own words. */
export function isOld(version: string): boolean {
  return semver.lt(version, "0.100.0");
}
