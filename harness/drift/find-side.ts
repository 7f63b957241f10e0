import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { Fixture } from "../model/fixture.ts";
import { DriftImpossible } from "./drift-impossible.ts";
import { fixturesOf } from "./drift-versions.ts";

/** Records scenarios of one version with the real CLI, below `out/<provider>/<version>/`. */
export type RecordVersion = (wish: {
  provider: string;
  /** Exact, or `latest`. */
  version: string;
  /** All that the version can run when left out; none at all only finds out which version `latest` is. */
  scenarios: readonly string[] | undefined;
  out: string;
}) => Promise<{ version: string; failed: readonly { id: string; reason: string }[] }>;

export interface SideRequest {
  provider: string;
  version: string;
  scenarios: readonly string[] | null;
  /** Of all versions, as they are. */
  fixtures: readonly Fixture[];
  /** Folder into which a version is recorded that is missing among them. */
  recordInto: string;
  record: RecordVersion;
}

/**
 * The fixtures of one version: those that are there, else those recorded earlier, else it records them.
 *
 * @throws DriftImpossible with a line for each scenario that is missing all the same.
 */
export async function findSide(request: SideRequest): Promise<Fixture[]> {
  const { provider, version, scenarios, recordInto } = request;
  const there = fixturesOf(request.fixtures, version, scenarios);
  const lacking = missing(there, scenarios);
  if (lacking === null) return there;
  const { failed } = await request.record({
    provider,
    version,
    scenarios: lacking.length > 0 ? lacking : undefined,
    out: recordInto,
  });
  if (failed.length > 0) {
    throw new DriftImpossible(...failed.map(({ id, reason }) => `${id} could not be recorded: ${reason}`));
  }
  const folder = join(recordInto, provider, version);
  const recorded = existsSync(folder) ? await loadFixtures(folder) : { fixtures: [], errors: [] };
  if (recorded.errors.length > 0) throw new DriftImpossible(...recorded.errors);
  const known = new Set(there.map(({ id }) => id));
  const own = recorded.fixtures.filter(({ id }) => !known.has(id));
  const all = [...there, ...fixturesOf(own, version, scenarios)];
  const still = missing(all, scenarios);
  if (still === null) return all;
  throw new DriftImpossible(
    still.length === 0
      ? `there are no fixtures of ${provider} ${version}`
      : `there are no fixtures of ${provider} ${version} in: ${still.join(", ")}`,
  );
}

/** Scenarios without a fixture, none named where there is nothing at all; null when nothing is missing. */
function missing(fixtures: readonly Fixture[], scenarios: readonly string[] | null): string[] | null {
  if (scenarios === null) return fixtures.length > 0 ? null : [];
  const there = new Set(fixtures.map(({ manifest }) => manifest.scenario));
  const lacking = scenarios.filter((scenario) => !there.has(scenario));
  return lacking.length === 0 ? null : lacking;
}
