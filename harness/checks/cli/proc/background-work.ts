import { recordedRun } from "../../../driver/recorded-replay.ts";
import { reports } from "../../../facts/claims.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import { documentsOf } from "../../../records/documents.ts";
import { liveTasks } from "../../../records/live-tasks.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

const LINGER_MS = 300;
/** Longer than the silence after which a run without live work may be ended. */
const PAUSE_MS = 1500;

/** A run whose stream reports live background work is not over at its result, however long that work is silent. */
export default processCheck("INV-CLI-PROC-007", "background-work", async ({ run, fixtures, target }) => {
  const found = goodRuns(fixtures, target).flatMap((fixture) => {
    const afterBytes = resultBesideLiveTask(fixture, target);
    return afterBytes === undefined ? [] : [{ fixture, afterBytes }];
  })[0];
  if (found === undefined) {
    const reason = "no good run here has a result while a background task is live";
    return { verdict: "not-applicable", inputs: 0, reason };
  }
  const { fixture, afterBytes } = found;
  const { outcome, receipts } = await run({
    fixture,
    faults: { pause: { afterBytes, ms: PAUSE_MS } },
    call: { lingerMs: LINGER_MS },
  });
  const played = receipts[0]?.played.out ?? 0;
  const isOwnExit = outcome.exit.code === 0 || !reports(target.manifest, "exit");
  assertHolds(isOwnExit && played === fixture.stdout.length, {
    message: "a run is ended at a result, although a background task is live",
    expected: "the CLI's own exit, after all of its output",
    actual: `${show(outcome.exit)}, ${played} of ${fixture.stdout.length} bytes played`,
    input: `a stand-in that plays ${fixture.id} and is silent for ${PAUSE_MS} ms behind its first result, with a lingerMs of ${LINGER_MS}`,
    hint: "Records of tasks say what is live (task_started, task_notification): another turn follows when one ends.",
  });
});

/** Bytes up to the end of the first terminal record, where a background task is live then. */
function resultBesideLiveTask(fixture: Fixture, { manifest }: Target): number | undefined {
  const run = recordedRun(fixture);
  const terminal = terminalRecord(manifest, run);
  const pieces = documentsOf(run);
  const at = pieces.findIndex(({ records }) => records.some((record) => terminal?.matches(record)));
  if (at === -1 || run.outputFormat !== "stream-json") return undefined;
  const until = pieces.slice(0, at + 1);
  if (liveTasks(until.flatMap(({ records }) => records)).size === 0) return undefined;
  return until.reduce((bytes, piece) => bytes + piece.bytes.length, 0);
}
