import type { Expectation } from "../../../../schemas/harness/v1/generated/expectation.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { costsIn } from "../../../facts/costs-in.ts";
import { allowed } from "../../../facts/expected-values.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import type { CheckContext } from "../../kit/check.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

/**
 * Figures that cover more than this run are not reported as this run's: on recordings that print such figures
 * (resumed sessions, several terminal records in one process) cost and usage are this run's share or null.
 */
export default expectationCheck({
  invariant: "INV-CLI-USAGE-003",
  name: "usage-cumulative",
  message: "a cumulative figure is reported as this run's",
  hint: "Take the share of this run where the CLI prints one; else null, and the figure into diagnostics.",
  part(expected, fixture, context) {
    if (!printsCumulative(expected, fixture, context)) return undefined;
    return {
      ...(expected.costUsd !== undefined && { costUsd: expected.costUsd }),
      ...(expected.usage !== undefined && { usage: expected.usage }),
    };
  },
});

function printsCumulative({ costUsd }: Expectation, fixture: Fixture, { target }: CheckContext): boolean {
  const run = recordedRun(fixture);
  const last = terminalRecords(run, terminalRecord(target.manifest, run));
  const printed = last.map((record) => Math.max(0, ...costsIn(record)));
  if (printed.filter((cost) => cost > 0).length > 1) return true;
  const share = Math.max(0, ...allowed(costUsd).map((value) => (typeof value === "number" ? value : 0)));
  return costUsd !== undefined && Math.max(0, ...printed) > share * (1 + 1e-9);
}
