import type { MockFaults } from "../../../../mock-clis/mock-cli.mjs";
import type { MockRun } from "../../../sandbox/mock-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

const GRACE_MS = 400;
/** What a busy machine may need on top, to start and to reap. */
const SLACK_MS = 4000;

/** CLIs that do not end when they are asked to. */
const STUBBORN: readonly (readonly [string, MockFaults])[] = [
  ["hangs", { stopAfter: 0 }],
  ["ignores SIGTERM", { stopAfter: 0, sigterm: "ignore" }],
  ["swallows SIGTERM and goes on writing", { stopAfter: 0, sigterm: "swallow" }],
  ["has a child in its group", { stopAfter: 0, grandchild: "group" }],
  ["has a child in a session of its own", { stopAfter: 0, grandchild: "setsid" }],
  ["is a launcher whose child outlives it", { stopAfter: 0, launcher: true }],
];

/** After a timeout the CLI and all it started are gone within the grace, and the outcome says what happened. */
export default processCheck("INV-CLI-PROC-006", "tree-ended", async (bench) => {
  const runs = await Promise.all(
    STUBBORN.map(async ([what, faults]) => {
      const call = { graceMs: GRACE_MS };
      return [
        what,
        await stoppedRun(bench, (timeoutMs) => ({ faults, call: { ...call, timeoutMs } })),
      ] as const;
    }),
  );
  for (const [what, { run, afterMs }] of runs) judge(what, run, afterMs);
});

function judge(what: string, { outcome, survivors, receipts, elapsedMs }: MockRun, timeoutMs: number): void {
  const input = `a CLI that ${what}, with a timeout of ${timeoutMs} ms and a grace of ${GRACE_MS} ms`;
  assertHolds(survivors.length === 0, {
    message: "processes outlive the run",
    expected: "none, of which the CLI had started",
    actual: `${survivors.length} of ${receipts.flatMap(({ children }) => children).length + receipts.length}`,
    input,
    hint: "Give the child a group of its own; SIGTERM, then SIGKILL after the grace, to the group and to who left it.",
  });
  assertHolds(outcome.error?.kind === "timeout" && outcome.exit.timedOut === true, {
    message: "a run whose time was up is not reported as a timeout",
    expected: 'error kind "timeout", exit.timedOut true',
    actual: `${show(outcome.error?.kind ?? outcome.status)}, ${show(outcome.exit)}`,
    input,
    hint: "Say in the exit that the time was up; a process that was killed did not succeed.",
  });
  assertHolds(outcome.exit.code !== 0, {
    message: "a CLI that was killed is reported to have ended with code 0",
    expected: "the signal that it died of",
    actual: show(outcome.exit),
    input,
    hint: "A code of null with a signal is not 0: hand on both.",
  });
  assertHolds(elapsedMs <= timeoutMs + GRACE_MS + SLACK_MS, {
    message: "the run returns too late",
    expected: `at most ${timeoutMs + GRACE_MS + SLACK_MS} ms`,
    actual: "more",
    input,
    hint: "Send SIGKILL when the grace is over, whatever became of SIGTERM: `killed` only says that a signal was sent.",
  });
}
