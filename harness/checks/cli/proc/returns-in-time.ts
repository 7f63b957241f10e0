import type { MockFaults } from "../../../../mock-clis/mock-cli.mjs";
import { hasTerminalRecord } from "../../../sandbox/good-run.ts";
import { assertAsRecorded } from "../../kit/assert-as-recorded.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** Only a run that waits for the wrong thing, or for longer than the caller says, gets there: the linger is half a second. */
const TIMEOUT_MS = 8000;
const HINT =
  "After the terminal record, or the exit, wait for silence and not for the end of the pipe; then end the rest.";

/** A CLI that lingers after its result, and an orphan that holds its pipes, are not waited for. */
export default processCheck("INV-CLI-PROC-007", "returns-in-time", async ({ run, fixture, target }) => {
  const cases: (readonly [string, MockFaults])[] = [
    ["leaves a child that holds the pipes", { grandchild: "group" }],
    ["leaves a child in a session of its own that holds the pipes", { grandchild: "setsid" }],
  ];
  if (hasTerminalRecord(fixture, target)) cases.push(["never exits after its result", { linger: true }]);
  const runs = await Promise.all(
    cases.map(
      async ([what, faults]) => [what, await run({ faults, call: { timeoutMs: TIMEOUT_MS } })] as const,
    ),
  );
  for (const [what, { outcome, survivors }] of runs) {
    const input = `a CLI that ${what}, and plays ${fixture.id}`;
    assertHolds(outcome.exit.timedOut !== true, {
      message: "the run returns only when its time is up",
      expected: "the end of the run within the grace",
      actual: show(outcome.exit),
      input,
      hint: HINT,
    });
    assertHolds(survivors.length === 0, {
      message: "processes outlive the run",
      expected: "none",
      actual: String(survivors.length),
      input,
      hint: HINT,
    });
    await assertAsRecorded(outcome, fixture, target, {
      message: `a CLI that ${what} changes the run`,
      hint: HINT,
    });
  }
});
