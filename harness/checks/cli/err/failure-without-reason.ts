import { mapRecords } from "../../../changes/records/map-records.ts";
import { recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run } from "../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../records/documents.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";

/** A field that says by a word of its own that something failed: `status: "error"`, `is_error: true`. */
const FAILED_WORD = /^(?:error|failed|failure)$|[._](?:failed|error)$|^error_/i;
const FAILED_FLAG = /^is_?error$/i;
const GOOD_FLAG = /^(?:ok|success|succeeded)$/i;
/** A field beside it that says why. */
const REASON = /^(?:error|errors|error_?message|message|reason|result|details?)$/i;
/** The exit as recorded, and the one that says nothing. */
const EXITS = [null, 0] as const;

/** A record that says that the run failed still says so where its reason is missing (INV-CLI-ERR-001). */
export default fixtureCheck("INV-CLI-ERR-001", "failure-without-reason", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const recorded = recordedRun(fixture);
  if (!recordsOf(recorded).some((record) => withoutReason(record) !== record))
    return notApplicable("no record says that something failed, and why");
  let tried = 0;
  for (const code of EXITS) {
    const run: Run =
      code === null
        ? recorded
        : { ...recorded, exit: { code, signal: null, timedOut: false, aborted: false } };
    const before = await tryReplay(target, run);
    if (before.crashed || before.replay.outcome.status === "ok") continue;
    const changed = mapRecords(run, withoutReason);
    const after = await tryReplay(target, changed);
    tried++;
    if (after.crashed) return failed(tried, { message: after.message, run: changed });
    const { outcome } = after.replay;
    if (outcome.status === "error") continue;
    return failed(tried, {
      message: "a failed run without the reason of its failure is a good one",
      run: changed,
      difference: { path: "outcome.status", expected: "error", actual: outcome.status },
      outcome,
      hint: "The record's own word for a failure decides, and not whether it says why.",
    });
  }
  return tried === 0 ? notApplicable("the run is no failure without its exit code") : passed(tried);
}

/** A copy without the fields that say why, in each object that says by another field that it failed. */
function withoutReason(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const isFailed = entries.some(([key, value]) => saysFailed(key, value));
  const kept = isFailed ? entries.filter(([key, value]) => !REASON.test(key) || isWord(value)) : entries;
  const inner = kept.map(([key, value]) => [key, withoutReasons(value)] as const);
  const isSame = inner.length === entries.length && inner.every(([, value], at) => value === entries[at]![1]);
  return isSame ? record : Object.fromEntries(inner);
}

function saysFailed(key: string, value: unknown): boolean {
  if (typeof value === "string") return FAILED_WORD.test(value);
  return (value === true && FAILED_FLAG.test(key)) || (value === false && GOOD_FLAG.test(key));
}

function withoutReasons(value: unknown): unknown {
  if (isRecord(value)) return withoutReason(value);
  if (!Array.isArray(value)) return value;
  const inner = value.map(withoutReasons);
  return inner.every((one, at) => one === value[at]) ? value : inner;
}

/** One word is perhaps the mark itself: `error: "failed"`. */
function isWord(value: unknown): boolean {
  return typeof value === "string" && !/\s/.test(value);
}
