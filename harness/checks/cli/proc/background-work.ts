import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import { documentsOf } from "../../../records/documents.ts";
import { liveTasks } from "../../../records/live-tasks.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { processCheck } from "../../kit/process-check.ts";
import { assertWaitedFor } from "../../kit/quiet-run.ts";

/** A run whose stream reports live background work is not over at its result, however long that work is silent. */
export default processCheck("INV-CLI-PROC-007", "background-work", async (bench) => {
  const { fixtures, target } = bench;
  const found = goodRuns(fixtures, target).flatMap((fixture) => {
    const afterBytes = resultBesideLiveTask(fixture, target);
    return afterBytes === undefined ? [] : [{ fixture, afterBytes }];
  })[0];
  if (found === undefined)
    return notApplicable("no good run here has a result while a background task is live");
  const watchesStalls = target.manifest.capabilities?.stallWatch === true;
  await assertWaitedFor(bench, {
    ...found,
    call: (ms) => ({ lingerMs: ms, ...(watchesStalls && { stallMs: ms }) }),
    message: "a run is ended at a result, although a background task is live",
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
