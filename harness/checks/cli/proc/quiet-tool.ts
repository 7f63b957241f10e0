import { recordedReplay } from "../../../driver/recorded-replay.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { notApplicable, unproven, unsupported } from "../../kit/fixture-check.ts";
import { processCheck } from "../../kit/process-check.ts";
import { assertWaitedFor, bytesUntil, openCalls } from "../../kit/quiet-run.ts";

/** Good runs that are looked through for a tool whose call and result are in two records. */
const MAX_RUNS = 40;

/** A tool that works for long without a word is no stall: `stallMs` does not end the run. */
export default processCheck("INV-CLI-PROC-006", "quiet-tool", async (bench) => {
  const { fixtures, target } = bench;
  const { id, capabilities } = target.manifest;
  if (capabilities?.stallWatch !== true) return unsupported(`${id} claims no stallWatch`);
  if (target.isBlackBox) return unsupported(`${id} reports no events, so nothing says when a tool works`);
  for (const fixture of goodRuns(fixtures, target).slice(0, MAX_RUNS)) {
    const { events } = await recordedReplay(fixture, target);
    if (!events.some(({ kind }) => kind === "tool_result")) continue;
    const afterBytes = await bytesUntil(fixture, target, (shown) => openCalls(shown).length > 0);
    if (afterBytes === undefined) continue;
    await assertWaitedFor(bench, {
      fixture,
      afterBytes,
      call: (stallMs) => ({ stallMs }),
      message: "a run is ended while a tool works",
      hint: "Silence counts only while every tool call has its result.",
    });
    return;
  }
  const reason = "no good run here has a tool call and its result in two records";
  return capabilities.tools === true ? unproven(reason) : notApplicable(reason);
});
