import type { MockRun, MockRunSpec } from "../../sandbox/mock-run.ts";
import { assertHolds } from "./check-failure.ts";
import type { ProcessBench } from "./process-check.ts";

/** Enough for a stand-in to be under way on an idle machine. */
const FIRST_MS = 800;
/** Sixteen times as long, for a busy one. */
const TRIES = 5;

/**
 * A run that is stopped while its stand-in is under way. One that was stopped before the stand-in had done what its
 * faults say (a busy machine) shows nothing, whether good or bad, and is tried again with twice the time.
 *
 * @param stoppedAfter What stops the run after so many milliseconds: a timeout or an abort.
 * @returns the run, and the time after which it was stopped.
 * @throws CheckFailure when the adapter has not started its CLI in the longest time.
 */
export async function stoppedRun(
  { run }: ProcessBench,
  stoppedAfter: (ms: number) => Partial<MockRunSpec>,
): Promise<{ run: MockRun; afterMs: number }> {
  for (let afterMs = FIRST_MS, tried = 1; ; afterMs *= 2, tried++) {
    const spec = stoppedAfter(afterMs);
    const stopped = await run(spec, tried > 1);
    if (isUnderWay(stopped, spec)) return { run: stopped, afterMs };
    assertHolds(tried < TRIES, {
      message: "the CLI had not started to work when the run was stopped",
      expected: `a start within ${afterMs} ms`,
      actual: `${stopped.receipts.length} started`,
      hint: "Start the CLI as soon as a run is asked for.",
    });
  }
}

function isUnderWay({ receipts }: MockRun, { faults = {} }: Partial<MockRunSpec>): boolean {
  const hasPlayed = receipts.some(({ played }) => played.out >= (faults.stopAfter ?? 0));
  const hasChild = receipts.some(({ children }) => children.length > 0);
  return hasPlayed && (faults.grandchild === undefined || hasChild);
}
