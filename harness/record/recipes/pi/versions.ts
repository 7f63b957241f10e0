import semver from "semver";

/** The package moved then, and much of its output changed in the releases that followed. */
export function isNew(version: string): boolean {
  return semver.gte(version, "0.74.0");
}
