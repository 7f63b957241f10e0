import { recordedReplay } from "../../driver/recorded-replay.ts";
import { notReported, type ReportedPart, reports } from "../../facts/claims.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Replay } from "../../model/target.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "./check.ts";
import { fixtureCheck, unsupported } from "./fixture-check.ts";

/**
 * Makes a check that reads what the adapter made of a recorded run, and plays nothing else. All such checks share one
 * replay, so a black box is put to them too.
 *
 * @param judge the verdict on one fixture.
 * @param needs parts of the outcome without which the check says nothing: it is unsupported for an adapter that does
 *   not report one of them.
 */
export function recordedCheck(
  invariant: string,
  name: string,
  judge: (fixture: Fixture, replay: Replay, context: CheckContext) => CheckResult,
  needs: readonly ReportedPart[] = [],
): FixtureCheck {
  const check = fixtureCheck(invariant, name, async (fixture, context) => {
    const { manifest } = context.target;
    const missing = needs.find((part) => !reports(manifest, part));
    if (missing !== undefined) return unsupported(notReported(manifest, missing));
    return judge(fixture, await recordedReplay(fixture, context.target), context);
  });
  return { ...check, blackBox: "every-run" };
}
