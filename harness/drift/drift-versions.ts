import semver from "semver";
import type { Fixture } from "../model/fixture.ts";

/** CLI versions of which runs were recorded, the oldest first; what is derived or reported shows no version. */
export function recordedVersions(fixtures: readonly Fixture[]): string[] {
  const versions = new Set(fixtures.filter(isRecorded).map(({ manifest }) => manifest.cli.version!));
  return [...versions].sort(compare);
}

/** The recorded fixtures of one version, in some scenarios or in all. */
export function fixturesOf(
  fixtures: readonly Fixture[],
  version: string,
  scenarios: readonly string[] | null,
): Fixture[] {
  return fixtures.filter(
    (fixture) =>
      isRecorded(fixture) &&
      fixture.manifest.cli.version === version &&
      (scenarios === null || scenarios.includes(fixture.manifest.scenario)),
  );
}

function isRecorded({ manifest }: Fixture): boolean {
  return manifest.provenance.kind === "recorded" && manifest.cli.version != null;
}

/** Some CLIs count in dates (2026.01.28), which only a lenient reading takes for versions. */
function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => semver.parse(version) ?? semver.coerce(version));
  if (left == null || right == null) return a < b ? -1 : 1;
  return semver.compare(left, right) || (a < b ? -1 : 1);
}
