import type { ExitChange } from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { groupScenarios } from "./group-scenarios.ts";
import type { Pair } from "./pair-scenarios.ts";

/** Scenarios that end with another exit code, by another signal, or by the recorder's time limit. */
export function compareExits(pairs: readonly Pair[]): ExitChange[] {
  const found = pairs
    .map(({ scenario, from, to }) => [scenario, { from: ending(from), to: ending(to) }] as const)
    .filter(([, { from, to }]) => from !== to);
  return groupScenarios(found);
}

function ending({ manifest: { exit } }: Fixture): string {
  const marks = [exit.timedOut ? "timed out" : [], exit.aborted ? "aborted" : []].flat();
  return [String(exit.signal ?? exit.code), ...marks].join(", ");
}
