import type { CheckResult, CorpusCheck } from "../checks/check.ts";
import type { Fixture } from "../corpus/fixture.ts";
import type { Target } from "../target/target.ts";

/** What a check came to, with the invariant it serves. */
export interface HostResult {
  invariant: string;
  check: string;
  result: CheckResult;
}

/** Runs the checks of a host contract one after the other, in this process: for saboteurs and tests. */
export async function runHostChecks(
  checks: readonly CorpusCheck[],
  target: Target,
  fixtures: readonly Fixture[],
): Promise<HostResult[]> {
  const results: HostResult[] = [];
  for (const check of checks) {
    const context = { target, seed: 1, runs: 1, corpus: fixtures };
    results.push({
      invariant: check.invariant,
      check: check.name,
      result: await check.run(fixtures, context),
    });
  }
  return results;
}
