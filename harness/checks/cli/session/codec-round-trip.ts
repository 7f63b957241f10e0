import type { Outcome, SessionCodec } from "../../../../contracts/cli/v1/adapter.ts";
import { compareValues, type Difference } from "../../../driver/compare-replays.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { passed, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** The session of each run comes back from its stored form; a run without one stores nothing. */
export default recordedCheck("INV-CLI-SESSION-001", "codec-round-trip", judge, ["sessions"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const codec = target.adapter?.sessionCodec;
  if (codec === undefined) return unsupported("the adapter has no session codec in this process");
  const difference = brokenTrip(codec, outcome);
  if (difference === undefined) return passed(1);
  return failed(1, {
    message: "a session does not survive being stored",
    run: recordedRun(fixture),
    difference,
    hint: "serialize gives flat JSON data or null; deserialize gives back the same id.",
  });
}

function brokenTrip(codec: SessionCodec, outcome: Outcome): Difference | undefined {
  const id = outcome.session?.id ?? null;
  const isDead = outcome.session?.clear === true;
  const state = codec.serialize(outcome);
  if (id === null || isDead) {
    const expected = isDead ? "null: the session is to be forgotten" : "null: there is no session";
    return state === null ? undefined : { path: "serialize(outcome)", expected, actual: show(state) };
  }
  if (state === null) return { path: "serialize(outcome)", expected: "the session as data", actual: "null" };
  const stored: unknown = JSON.parse(JSON.stringify(state));
  return (
    compareValues(state, stored, "serialize(outcome) as JSON") ??
    compareValues(id, codec.deserialize(stored)?.id, "deserialize(serialize(outcome)).id")
  );
}
