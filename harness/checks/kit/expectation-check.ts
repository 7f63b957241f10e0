import type { Expectation } from "../../../schemas/harness/v1/generated/expectation.ts";
import { recordedReplay, recordedRun } from "../../driver/recorded-replay.ts";
import { compareExpectation } from "../../expectation/compare-expectation.ts";
import { notReported, reportedPart } from "../../facts/claims.ts";
import { surelyError } from "../../facts/expected-values.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "./check.ts";
import { failed } from "./failed.ts";
import { fixtureCheck, notApplicable, passed, passedIfRecorded, unsupported } from "./fixture-check.ts";
import { mismatchDifference } from "./mismatch-difference.ts";

export interface ExpectationSpec {
  invariant: string;
  name: string;
  /** What is wrong when it fails, in one line. */
  message: string;
  hint: string;
  /** The part of an expectation that this check is about; undefined when the fixture says nothing of it. */
  part(expected: Expectation, fixture: Fixture, context: CheckContext): Expectation | undefined;
  /** A fixture that was only reported never proves it (INV-CLI-PARSE-002). */
  needsRecording?: boolean;
}

/** Makes a check that plays a fixture as recorded and holds a part of the outcome against what is known to be right. */
export function expectationCheck(spec: ExpectationSpec): FixtureCheck {
  const check = fixtureCheck(spec.invariant, spec.name, (fixture, context) =>
    compare(spec, fixture, context),
  );
  return { ...check, blackBox: "every-run" };
}

/** An expectation of the error alone: where none is reported it says nothing. */
function isAboutError(expected: Expectation): boolean {
  return Object.keys(expected).every((field) => field === "error");
}

async function compare(spec: ExpectationSpec, fixture: Fixture, context: CheckContext): Promise<CheckResult> {
  const { manifest } = context.target;
  const expected = spec.part(fixture.expected, fixture, context);
  if (expected === undefined || Object.keys(expected).length === 0) {
    return notApplicable("expected.json says nothing of it");
  }
  const { left, dropped } = reportedPart(expected, manifest);
  if (left === undefined) return unsupported(notReported(manifest, dropped[0]!));
  const { outcome } = await recordedReplay(fixture, context.target);
  if (isAboutError(left) && surelyError(fixture.expected) && outcome.status === "ok")
    return notApplicable("the run is reported as a good one: that is another finding (INV-CLI-ERR-001)");
  const [mismatch] = compareExpectation(left, outcome);
  if (mismatch !== undefined) {
    const { message, hint } = spec;
    const difference = mismatchDifference(mismatch);
    return failed(1, { message, hint, run: recordedRun(fixture), difference, outcome });
  }
  return spec.needsRecording ? passedIfRecorded(fixture, 1) : passed(1);
}
