import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";
import { goodRuns } from "./good-run.ts";

const samples = new WeakMap<readonly Fixture[], ReadonlySet<string>>();

/**
 * The runs whose streams are changed for a black box, where each replay costs two processes: of every output format
 * that the adapter claims the best good run.
 *
 * @param fixtures all that the adapter is certified on; the answer is kept for as long as the list itself.
 * @returns ids of fixtures; empty where no run is a good one.
 */
export function blackBoxSample(fixtures: readonly Fixture[], target: Target): ReadonlySet<string> {
  const known = samples.get(fixtures);
  if (known !== undefined) return known;
  const best = new Map<string, string>();
  for (const { id, manifest } of goodRuns(fixtures, target)) {
    const format = String(manifest.outputFormat);
    if (!best.has(format)) best.set(format, id);
  }
  const sample = new Set(best.values());
  samples.set(fixtures, sample);
  return sample;
}
