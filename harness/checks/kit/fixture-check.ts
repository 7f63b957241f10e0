import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "./check.ts";

/** Makes a fixture check that only sees runs in a format the adapter claims. */
export function fixtureCheck(
  invariant: string,
  name: string,
  attack: (fixture: Fixture, context: CheckContext) => Promise<CheckResult>,
): FixtureCheck {
  return {
    invariant,
    name,
    scope: "fixture",
    async run(fixture, context) {
      const unfit = unfitFixture(fixture, context.target);
      return unfit === undefined ? attack(fixture, context) : notApplicable(unfit);
    },
  };
}

/** No input broke the invariant. */
export function passed(tried: number): CheckResult {
  return { verdict: "passed", inputs: tried };
}

/** The attack says nothing about this fixture. */
export function notApplicable(reason: string): CheckResult {
  return { verdict: "not-applicable", inputs: 0, reason };
}

/** The adapter says that it cannot do this. */
export function unsupported(reason: string): CheckResult {
  return { verdict: "unsupported", inputs: 0, reason };
}

/** Nothing is wrong, and nothing shows that it is right. */
export function unproven(reason: string, tried = 0): CheckResult {
  return { verdict: "unproven", inputs: tried, reason };
}

/** No input broke an invariant that only recordings prove: a run that was merely reported leaves it unproven. */
export function passedIfRecorded({ manifest }: Fixture, tried: number): CheckResult {
  return manifest.provenance.kind === "reported"
    ? unproven("the fixture was reported, not recorded", tried)
    : passed(tried);
}

/** Why no parser check can use a fixture with this adapter, or undefined when all can. */
export function unfitFixture(fixture: Fixture, target: Target): string | undefined {
  const { kind = "run", outputFormat } = fixture.manifest;
  if (kind !== "run" || outputFormat === null) return `it is a recording of kind ${kind}, not a run`;
  if (!target.manifest.outputFormats.includes(outputFormat)) {
    return `the adapter does not claim output format ${outputFormat}`;
  }
  return undefined;
}

/** Whether a corpus check can play a fixture: a stand-in for a black box cannot be timed out or aborted. */
export function isPlayable(fixture: Fixture, target: Target): boolean {
  const { timedOut, aborted } = fixture.manifest.exit;
  return unfitFixture(fixture, target) === undefined && !(target.isBlackBox && (timedOut || aborted));
}
