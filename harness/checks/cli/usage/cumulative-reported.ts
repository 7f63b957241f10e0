import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { costsIn } from "../../../facts/costs-in.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import type { JsonObject } from "../../../records/documents.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/**
 * A figure that covers more than this run is reported nevertheless, in the diagnostics: as printed, and named for it.
 */
export default recordedCheck("INV-CLI-USAGE-003", "cumulative-reported", judge, ["diagnostics"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  const last = terminalRecords(run, terminalRecord(target.manifest, run)).at(-1);
  if (last === undefined) return notApplicable("it has no terminal record");
  const { cost, usage } = target.manifest.capabilities ?? {};
  const lost = [
    ...(cost === false ? [] : lostCost(outcome, last)),
    ...(usage === false ? [] : lostUsage(outcome, last)),
  ];
  if (lost.length === 0) return notApplicable("what it prints is this run's");
  const difference = lost.find((one) => one !== null);
  if (difference == null) return passed(lost.length);
  return failed(lost.length, {
    message: "a figure that covers more than this run is lost",
    run,
    difference,
    hint: "diagnostics.cumulativeCostUsd and cumulativeUsage hold what the CLI printed over the whole session.",
  });
}

/** Empty where the cost is this run's; null where the printed one is reported. */
function lostCost({ costUsd, diagnostics }: Outcome, last: JsonObject): (Difference | null)[] {
  const printed = costsIn(last);
  const most = Math.max(0, ...printed);
  if (most <= (costUsd ?? 0) * (1 + 1e-9)) return [];
  const reported = diagnostics?.cumulativeCostUsd ?? 0;
  if (printed.some((cost) => Math.abs(cost - reported) < 1e-9)) return [null];
  return [{ path: "outcome.diagnostics.cumulativeCostUsd", expected: String(most), actual: show(reported) }];
}

/** Of a run that broke off the CLI may print a guess: only those of a good run are figures. */
function lostUsage({ status, usage, diagnostics }: Outcome, last: JsonObject): (Difference | null)[] {
  const isUnknown = usage == null || usage.estimated;
  const counts = [...valuesIn(last)].filter(
    ({ key, value }) => /tokens?$/i.test(key) && typeof value === "number" && value > 0,
  );
  if (status !== "ok" || !isUnknown || counts.length === 0) return [];
  if (diagnostics?.cumulativeUsage != null) return [null];
  return [
    { path: "outcome.diagnostics.cumulativeUsage", expected: "the figures as printed", actual: "nothing" },
  ];
}
