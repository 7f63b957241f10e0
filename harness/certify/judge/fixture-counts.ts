import type { FixtureCounts } from "../../../schemas/harness/v1/generated/report.ts";
import type { Fixture } from "../../model/fixture.ts";

/**
 * How many fixtures an adapter was certified on, by where they come from.
 *
 * A recording whose expectation is silent on how the run came out (one made by `record --live`, until somebody reads
 * it) shows what the CLI prints and nothing of what an adapter should make of it: such ones are distinguished by
 * `proving`.
 */
export function fixtureCounts(fixtures: readonly Fixture[]): FixtureCounts {
  const recorded = fixtures.filter((fixture) => kindOf(fixture) === "recorded");
  const ids = new Set(recorded.map(({ id }) => id));
  const derived = fixtures.filter((fixture) => kindOf(fixture) === "derived");
  const ofRecorded = derived.filter(({ manifest }) => ids.has(manifest.provenance.from ?? ""));
  const counts = {
    total: fixtures.length,
    recorded: recorded.length,
    derived: derived.length,
    reported: fixtures.filter((fixture) => kindOf(fixture) === "reported").length,
  };
  return recorded.every(saysStatus)
    ? counts
    : { ...counts, proving: [...recorded, ...ofRecorded].filter(saysStatus).length };
}

function kindOf({ manifest }: Fixture): string {
  return manifest.provenance.kind;
}

function saysStatus({ expected }: Fixture): boolean {
  return expected.status !== undefined;
}
