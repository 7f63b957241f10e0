import { reports } from "../../../facts/claims.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";
import { bytesUntil, openCalls } from "../../kit/quiet-run.ts";

const STALL_MS = 400;
const LF = 0x0a;
/** Far more than the adapter needs, and far less than the time limit of the run. */
const MAX_MS = 15_000;
/** Good runs that are looked through for a tool call that has ended. */
const MAX_RUNS = 40;

/** A run that falls silent is ended when the time of `stallMs` is up: after its first record, and after a tool. */
export default processCheck("INV-CLI-PROC-006", "stall-ended", async (bench) => {
  const { fixture, target } = bench;
  if (target.manifest.capabilities?.stallWatch !== true)
    return unsupported(`${target.manifest.id} claims no stallWatch`);
  const places = [
    { fixture, stopAfter: Math.max(1, fixture.stdout.indexOf(LF) + 1), where: "its first record" },
    ...(await afterTool(bench)),
  ];
  await Promise.all(places.map((place) => assertEnded(bench, place)));
});

interface Place {
  fixture: ProcessBench["fixture"];
  stopAfter: number;
  where: string;
}

/** Where a run has had a tool call, and every call has its result. */
async function afterTool({ fixtures, target }: ProcessBench): Promise<Place[]> {
  if (target.isBlackBox) return [];
  for (const fixture of goodRuns(fixtures, target).slice(0, MAX_RUNS)) {
    const stopAfter = await bytesUntil(
      fixture,
      target,
      (events) => events.some(({ kind }) => kind === "tool_result") && openCalls(events).length === 0,
    );
    if (stopAfter !== undefined) return [{ fixture, stopAfter, where: "a tool's result" }];
  }
  return [];
}

async function assertEnded(
  { run, target }: ProcessBench,
  { fixture, stopAfter, where }: Place,
): Promise<void> {
  const { outcome, elapsedMs, survivors } = await run({
    fixture,
    faults: { stopAfter },
    call: { stallMs: STALL_MS },
  });
  const input = `a stand-in that plays ${fixture.id} up to ${where} (${stopAfter} bytes) and hangs, with a stallMs of ${STALL_MS}`;
  const isTimeout = outcome.error?.kind === "timeout" || !reports(target.manifest, "errorClass");
  assertHolds(outcome.exit.timedOut && outcome.status === "error" && isTimeout, {
    message: `a CLI that has fallen silent after ${where} is not ended, or not as timed out`,
    expected: "status error, kind timeout, exit.timedOut true",
    actual: show({ status: outcome.status, kind: outcome.error?.kind, exit: outcome.exit }),
    input,
    hint: "Start a clock with each output; when it is up and no tool is at work, end the CLI as a timeout does.",
  });
  assertHolds(elapsedMs < MAX_MS && survivors.length === 0, {
    message: "a CLI that has fallen silent is ended late, or lives on",
    expected: `within ${MAX_MS} ms, and no process left`,
    actual: `${Math.round(elapsedMs)} ms, ${survivors.length} left`,
    input,
    hint: "The stop of a stalled run is that of a timeout: SIGTERM, the grace, SIGKILL.",
  });
}
