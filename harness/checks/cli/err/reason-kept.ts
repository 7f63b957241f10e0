import stripAnsi from "strip-ansi";
import type { RunError } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { compareExpectation } from "../../../expectation/compare-expectation.ts";
import { reasonsOf, tells } from "../../../facts/error-reasons.ts";
import { pickFields } from "../../../facts/pick-fields.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { mismatchDifference, show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

const HINT =
  "The message is for the user: the CLI's own reason, without escape sequences, not a summary of the exit.";
const MAX_LENGTH = 16_384;

/** The reason that a failed run gives reaches the user. */
export default recordedCheck("INV-CLI-ERR-006", "reason-kept", judge);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  if (!outcome.error) return notApplicable("the run did not fail");
  const run = recordedRun(fixture);
  const message = pickFields(fixture.expected.error, ["message"]);
  const [mismatch] = message === undefined ? [] : compareExpectation({ error: message }, outcome);
  const difference =
    (mismatch && mismatchDifference(mismatch)) ??
    unfitMessage(outcome.error.message) ??
    lostReason(outcome.error, reasonsOf(run, terminalRecord(target.manifest, run)));
  if (difference === undefined) return passed(1);
  return failed(1, { message: "the reason does not reach the user", run, difference, hint: HINT });
}

function unfitMessage(message: unknown): Difference | undefined {
  const path = "outcome.error.message";
  if (typeof message !== "string" || message.trim() === "") {
    return { path, expected: "a text that says what happened", actual: show(message) };
  }
  if (message.length > MAX_LENGTH) {
    return { path, expected: `at most ${MAX_LENGTH} characters`, actual: `${message.length} characters` };
  }
  return stripAnsi(message) === message
    ? undefined
    : { path, expected: show(stripAnsi(message)), actual: show(message) };
}

/** An end by timeout or abort is the reason itself; so is an exit where nothing else speaks. */
function lostReason(error: RunError, reasons: readonly string[]): Difference | undefined {
  const speaks = error.evidence !== "exit" && error.kind !== "timeout" && error.kind !== "cancelled";
  if (!speaks || reasons.length === 0 || reasons.some((reason) => tells(error.message, reason)))
    return undefined;
  return {
    path: "outcome.error.message",
    expected: reasons.map(show).join(" or "),
    actual: show(error.message),
  };
}
