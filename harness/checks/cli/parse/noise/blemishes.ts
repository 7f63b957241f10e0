import type { Outcome } from "../../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../../driver/compare-replays.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../../records/documents.ts";
import { stringsIn, valuesIn } from "../../../../records/json-values.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { terminalRecord, terminalRecords } from "../../../../records/terminal-record.ts";
import type { CheckContext, CheckResult } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

const STOP_FIELDS = /^(?:stop_?reason|finish_?reason)$/i;
const LIMITS = /^(?:max_?(?:output_?)?tokens|length|model_context_window_exceeded)$/i;

/** A good run with a blemish says so: its answer is empty, is stdout itself, or stopped at a limit. */
export default recordedCheck("INV-CLI-PARSE-002", "blemishes", judge, ["diagnostics"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  if (outcome.status !== "ok") return notApplicable("the run is no good one");
  const last = terminalRecords(run, terminalRecord(target.manifest, run)).at(-1);
  const [difference] = wrongFlags(outcome, run, last);
  if (difference === undefined) return passed(1);
  return failed(1, {
    message: "a blemish of the answer and the diagnostics do not agree",
    run,
    difference,
    hint: "A success that is empty, cut at a limit or taken from stdout as a whole is ok, and its diagnostics say which.",
  });
}

function wrongFlags(outcome: Outcome, run: Run, last: JsonObject | undefined): Difference[] {
  const { emptyAnswer, textFallback, truncated } = outcome.diagnostics ?? {};
  const isText = run.outputFormat !== "text" && recordsOf(run).length === 0;
  const isRecords = recordsOf(run).length > 0;
  const mayHoldDocument = /^\s*[[{]/m.test(runBytes(run, "out").toString("utf8"));
  return [
    ...wrong("emptyAnswer", outcome.content === "", emptyAnswer),
    // A document with noise around it is one that only the adapter finds.
    ...(isText && mayHoldDocument ? [] : wrong("textFallback", isText, textFallback)),
    ...(last !== undefined && stoppedAtLimit(last) ? wrong("truncated", true, truncated) : []),
    ...(isRecords && !showsLimit(run) ? wrong("truncated", false, truncated) : []),
  ];
}

function wrong(field: string, expected: boolean, actual: boolean | undefined): Difference[] {
  if (expected === (actual === true)) return [];
  return [{ path: `outcome.diagnostics.${field}`, expected: String(expected), actual: show(actual) }];
}

function stoppedAtLimit(record: JsonObject): boolean {
  return [...valuesIn(record)].some(
    ({ path, value }) => STOP_FIELDS.test(path) && typeof value === "string" && LIMITS.test(value),
  );
}

/** Some word of a limit anywhere in the records: an adapter may know more of them than are above. */
function showsLimit(run: Run): boolean {
  return recordsOf(run).some((record) =>
    stringsIn(record).some((text) => /max|limit|length|truncat|incomplete/i.test(text)),
  );
}
