import { mapJsonStrings } from "../../../changes/fields/map-json-strings.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { mapDocuments, recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const STATUS_KEY = /status|code/i;

/** A status that a field of the error's record holds is reported also where no text repeats it (INV-CLI-ERR-005). */
export default fixtureCheck("INV-CLI-ERR-005", "status-in-a-field", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  if (!reports(target.manifest, "httpStatus")) return unsupported(notReported(target.manifest, "httpStatus"));
  const run = recordedRun(fixture);
  const { error } = (await recordedReplay(fixture, target)).outcome;
  const status = error?.httpStatus ?? null;
  if (error == null || status === null) return notApplicable("the run reports no status");
  const holders = recordsOf(run).filter((record) => stringsIn(record).includes(error.message));
  if (!holders.some((record) => hasField(record, status)))
    return notApplicable("the record with the reason has no field with the status");
  const number = new RegExp(`(?<!\\d)${status}(?!\\d)`, "g");
  const silent = mapDocuments(run, (text) =>
    mapJsonStrings(text, ({ value, isKey }) =>
      isKey ? undefined : JSON.stringify(value.replace(number, "")),
    ),
  );
  const stderr = runBytes(run, "err").toString("utf8").replace(number, "");
  const changed = withBytes(silent, { err: Buffer.from(stderr) });
  const after = await tryReplay(target, changed);
  if (after.crashed) return failed(1, { message: after.message, run: changed });
  const { outcome } = after.replay;
  if (outcome.error?.httpStatus === status) return passed(1);
  return failed(1, {
    message: "the status is read from a text alone, where a field holds it",
    run: changed,
    difference: {
      path: "outcome.error.httpStatus",
      expected: String(status),
      actual: String(outcome.error?.httpStatus ?? null),
    },
    outcome,
    hint: "A field that is meant for the status comes before any text.",
  });
}

function hasField(value: unknown, status: number): boolean {
  if (Array.isArray(value)) return value.some((one) => hasField(one, status));
  if (!isRecord(value)) return false;
  return Object.entries(value).some(
    ([key, inner]) => (inner === status && STATUS_KEY.test(key)) || hasField(inner, status),
  );
}
