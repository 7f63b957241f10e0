import type { Fixture } from "../../model/fixture.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "./check.ts";
import { unfitFixture } from "./unfit-fixture.ts";

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
  return { verdict: "passed", tried };
}

/** The attack says nothing about this fixture. */
export function notApplicable(reason: string): CheckResult {
  return { verdict: "not-applicable", tried: 0, reason };
}

/** The adapter says that it cannot do this. */
export function unsupported(reason: string): CheckResult {
  return { verdict: "unsupported", tried: 0, reason };
}

/** Nothing is wrong, and nothing shows that it is right. */
export function unproven(reason: string, tried = 0): CheckResult {
  return { verdict: "unproven", tried, reason };
}

/** No input broke an invariant that only recordings prove: a run that was merely reported leaves it unproven. */
export function passedIfRecorded({ manifest }: Fixture, tried: number): CheckResult {
  return manifest.provenance.kind === "reported"
    ? unproven("the fixture was reported, nobody recorded it", tried)
    : passed(tried);
}
