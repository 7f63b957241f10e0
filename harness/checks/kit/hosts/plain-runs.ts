import type { Fixture } from "../../../model/fixture.ts";

/** Runs that ended by themselves: recorded ones before others, and of these the smallest first. */
export function plainRuns(fixtures: readonly Fixture[]): Fixture[] {
  const rank = ({ manifest }: Fixture) => (manifest.provenance.kind === "recorded" ? 0 : 1);
  return fixtures
    .filter(({ manifest }) => (manifest.kind ?? "run") === "run")
    .filter(({ manifest: { exit, signalsSent } }) => !exit.timedOut && !exit.aborted && signalsSent == null)
    .toSorted((a, b) => rank(a) - rank(b) || a.stdout.length - b.stdout.length || (a.id < b.id ? -1 : 1));
}
