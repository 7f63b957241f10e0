import type { Fixture } from "../../../model/fixture.ts";
import { plainRuns } from "../../../sandbox/good-run.ts";

/** Recorded runs that an API's refusal ended and that say so with its HTTP status: one for each status. */
export function refusedRuns(fixtures: readonly Fixture[]): { fixture: Fixture; status: number }[] {
  const byStatus = new Map<number, Fixture>();
  for (const fixture of plainRuns(fixtures)) {
    const status = statusOf(fixture);
    if (status !== null && !byStatus.has(status)) byStatus.set(status, fixture);
  }
  return [...byStatus].map(([status, fixture]) => ({ fixture, status })).slice(0, MAX_RUNS);
}

/** Runs that failed beyond doubt although the CLI ended with 0; none for most CLIs. */
export function silentFailures(fixtures: readonly Fixture[]): Fixture[] {
  return plainRuns(fixtures)
    .filter(({ manifest, expected }) => expected.status === "error" && manifest.exit.code === 0)
    .slice(0, 2);
}

/** Runs that failed with an exit code of their own. */
export function codedFailures(fixtures: readonly Fixture[]): Fixture[] {
  return plainRuns(fixtures)
    .filter(({ manifest, expected }) => expected.status === "error" && (manifest.exit.code ?? 0) > 0)
    .slice(0, 2);
}

const MAX_RUNS = 4;

function statusOf({ expected }: Fixture): number | null {
  const { status, error } = expected as { status?: unknown; error?: { httpStatus?: unknown } | null };
  return status === "error" && typeof error?.httpStatus === "number" ? error.httpStatus : null;
}
