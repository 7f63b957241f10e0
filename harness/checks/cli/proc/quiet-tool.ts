import { recordedRun } from "../../../driver/recorded-replay.ts";
import { reports } from "../../../facts/claims.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import { documentsOf } from "../../../records/documents.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable, unproven, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** Tried one after the other: on a busy machine the start of a stand-in alone is silent for longer than the first. */
const STALLS_MS = [400, 1600, 6400];
/** How many times as long as `stallMs` the tool is silent. */
const PAUSE = 2.5;
/** Good runs that are looked through for a tool whose call and result are in two records. */
const MAX_RUNS = 40;

/** A tool that works for long without a word is no stall: `stallMs` does not end the run. */
export default processCheck("INV-CLI-PROC-006", "quiet-tool", async ({ run, fixtures, target }) => {
  const { id, capabilities } = target.manifest;
  if (capabilities?.stallWatch !== true) return unsupported(`${id} claims no stallWatch`);
  if (target.isBlackBox) return unsupported(`${id} reports no events, so nothing says when a tool works`);
  for (const fixture of goodRuns(fixtures, target).slice(0, MAX_RUNS)) {
    const afterBytes = await bytesToOpenCall(fixture, target);
    if (afterBytes === undefined) continue;
    for (const [attempt, stallMs] of STALLS_MS.entries()) {
      const ms = stallMs * PAUSE;
      const faults = { pause: { afterBytes, ms } };
      const { outcome, receipts } = await run({ fixture, faults, call: { stallMs } }, attempt > 0);
      const played = receipts[0]?.played.out ?? 0;
      const isOwnExit = outcome.exit.code === 0 || !reports(target.manifest, "exit");
      if (isOwnExit && played === fixture.stdout.length) return;
      assertHolds(attempt < STALLS_MS.length - 1, {
        message: "a run is ended while a tool works",
        expected: "the CLI's own exit, after all of its output",
        actual: `${show(outcome.exit)}, ${played} of ${fixture.stdout.length} bytes played`,
        input: `a stand-in that plays ${fixture.id} and is silent for ${ms} ms behind a tool call, with a stallMs of ${stallMs}`,
        hint: "Silence counts only while every tool call has its result.",
      });
    }
    return;
  }
  const reason = "no good run here has a tool call and its result in two records";
  return capabilities.tools === true ? unproven(reason) : notApplicable(reason);
});

/** Bytes up to the end of the first record behind which a tool call has no result, though one follows. */
async function bytesToOpenCall(fixture: Fixture, target: Target): Promise<number | undefined> {
  const run = recordedRun(fixture);
  if (run.outputFormat !== "stream-json") return undefined;
  const pieces = documentsOf(run);
  if (!(await target.replay(run)).events.some(({ kind }) => kind === "tool_result")) return undefined;
  for (let count = 1; count < pieces.length; count++) {
    const out = Buffer.concat(pieces.slice(0, count).map(({ bytes }) => bytes));
    const { events } = await target.replay(withBytes(run, { out, err: Buffer.alloc(0) }));
    if (events.some(({ kind }) => kind === "tool_use") && !events.some(({ kind }) => kind === "tool_result"))
      return out.length;
  }
  return undefined;
}
