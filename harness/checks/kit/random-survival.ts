import type fc from "fast-check";
import { search } from "../../arbitraries/search.ts";
import { recordedRun, tryReplay } from "../../driver/recorded-replay.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Run, Target } from "../../model/target.ts";
import type { CheckContext, CheckResult } from "./check.ts";
import { boundedRuns } from "./equivalence-check.ts";
import { failed } from "./failed.ts";
import { notApplicable, passed, unfitFixture } from "./fixture-check.ts";
import { invalidReplay } from "./invalid-replay.ts";

/** Two checks survive on the same fixtures, so each makes half of the runs. */
const SHARE = 0.5;

/**
 * Changes a recorded run at random, in ways that may turn it into anything, and asks only that the adapter survives
 * (INV-CLI-PARSE-001).
 *
 * @param what names the change in a message.
 */
export async function randomSurvival<Input>(
  fixture: Fixture,
  context: CheckContext,
  what: string,
  inputs: fc.Arbitrary<Input>,
  change: (run: Run, input: Input) => Run,
): Promise<CheckResult> {
  const unfit = unfitFixture(fixture, context.target);
  if (unfit !== undefined) return notApplicable(unfit);
  const run = recordedRun(fixture);
  const found = await search(inputs, (input) => brokenBy(context.target, change(run, input)), {
    seed: context.seed,
    path: context.path,
    runs: boundedRuns(Math.ceil(context.runs * SHARE), fixture.stdout.length + fixture.stderr.length),
  });
  if (!found.found) return passed(found.tried);
  return failed(found.tried, {
    message: `${found.failure} (${what})`,
    run: change(run, found.counterexample),
    hint: "A parser never throws, and its outcome fits the schema whatever it was given.",
    path: found.path,
  });
}

/** What goes wrong when an adapter parses a run, whatever it should make of it; undefined when nothing does. */
export async function brokenBy(target: Target, run: Run): Promise<string | undefined> {
  const tried = await tryReplay(target, run);
  return tried.crashed ? tried.message : invalidReplay(tried.replay);
}
