import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { recordKind } from "../../../records/record-type.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** Kinds of records that report trouble on the way: a retry, a warning, an error that may be overcome. */
export const TROUBLE = /(?:^|[._/])(?:\w+_)?(?:retry|warning|error)$/;

/** A good run that met trouble on its way keeps a notice of it: a retry, a warning, an error that was overcome. */
export default recordedCheck("INV-CLI-ERR-006", "trouble-noticed", judge, ["diagnostics"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  if (outcome.status !== "ok") return notApplicable("the run is no good one");
  // An error ends a run of some CLIs; behind one that the run overcame, another end comes.
  const end = terminalRecords(run, terminalRecord(target.manifest, run)).at(-1);
  const kinds = recordsOf(run)
    .filter((record) => record !== end)
    .map((record) => recordKind(record, target.manifest.recordKeys))
    .filter((kind) => TROUBLE.test(kind));
  if (kinds.length === 0) return notApplicable("no record reports trouble");
  const notices = outcome.diagnostics?.notices ?? [];
  if (notices.some((notice) => notice.trim() !== "")) return passed(1);
  return failed(1, {
    message: "trouble that the run overcame leaves no trace",
    run,
    difference: {
      path: "outcome.diagnostics.notices",
      expected: `a notice of ${[...new Set(kinds)].join(", ")}`,
      actual: show(outcome.diagnostics?.notices),
    },
    hint: "A retry or a warning decides nothing, and it is the first thing a person asks for when a run was slow.",
  });
}
