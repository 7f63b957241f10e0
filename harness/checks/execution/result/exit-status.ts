import { assertHolds } from "../../kit/check-failure.ts";
import { codedFailures, silentFailures } from "../../spawn/kit/failed-runs.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** Exit code and signal are the process's own, not a verdict (INV-EXECUTION-RESULT-003). */
export default executionCheck("INV-EXECUTION-RESULT-003", "exit-status", async (bench) => {
  const { good, fixtures } = bench;
  for (const fixture of [
    good,
    ...codedFailures(fixtures).slice(0, 1),
    ...silentFailures(fixtures).slice(0, 1),
  ]) {
    const { value } = await executed(bench, fixture);
    reported(fixture.id, value, { exitCode: fixture.manifest.exit.code, signal: null });
  }
  const { value } = await executed(bench, good, {}, { exitAfter: 0, signal: "SIGKILL" });
  reported(good.id, value, { exitCode: null, signal: "SIGKILL" });
});

function reported(
  fixture: string,
  actual: { exitCode: unknown; signal: unknown; timedOut: unknown },
  expected: { exitCode: number | null; signal: string | null },
): void {
  const { exitCode, signal, timedOut } = actual;
  assertHolds(exitCode === expected.exitCode && signal === expected.signal && timedOut === false, {
    fixture,
    message: "the end of the run is not reported as it was",
    expected: JSON.stringify({ ...expected, timedOut: false }),
    actual: JSON.stringify({ exitCode, signal, timedOut }),
  });
}
