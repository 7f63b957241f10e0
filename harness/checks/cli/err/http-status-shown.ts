import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import type { CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** An HTTP status that is reported is in the output as a number of its own. */
export default recordedCheck("INV-CLI-ERR-005", "http-status-shown", judge, ["httpStatus"]);

function judge(fixture: Fixture, { outcome }: Replay): CheckResult {
  if (!outcome.error) return notApplicable("the run did not fail");
  const status = outcome.error.httpStatus ?? null;
  if (status === null || showsNumber(fixture, status)) return passed(1);
  return failed(1, {
    message: `HTTP status ${status} is reported and shown nowhere`,
    run: recordedRun(fixture),
    difference: { path: "outcome.error.httpStatus", expected: "null", actual: String(status) },
    hint: "A class does not make a status: report only what the output shows.",
  });
}

function showsNumber({ stdout, stderr }: Fixture, status: number): boolean {
  const number = new RegExp(`(?<!\\d)${status}(?!\\d)`);
  return number.test(stdout.toString("latin1")) || number.test(stderr.toString("latin1"));
}
