import { assertHolds } from "../kit/check-failure.ts";
import { codedFailures, silentFailures } from "./kit/failed-runs.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

const SIGKILLED = 137;

/**
 * 0 exactly on success: the CLI's own code where it has one, 128 and the signal, 1 where it fails with 0
 * (INV-SPAWN-RESULT-002).
 */
export default spawnCheck("INV-SPAWN-RESULT-002", "exit-code", async (bench) => {
  const { good, fixtures } = bench;
  expectCode(good.id, "a good run", (await spawned(bench, good)).exitCode, 0);
  for (const fixture of codedFailures(fixtures))
    expectCode(
      fixture.id,
      "a failed run",
      (await spawned(bench, fixture)).exitCode,
      fixture.manifest.exit.code!,
    );
  for (const fixture of silentFailures(fixtures)) {
    const { exitCode } = await spawned(bench, fixture);
    assertHolds(Number.isInteger(exitCode) && exitCode !== 0, {
      fixture: fixture.id,
      message: "a run that failed, though its CLI ended with 0, has exit code 0",
      expected: "not 0",
      actual: String(exitCode),
    });
  }
  const killed = await spawned(bench, good, { exitAfter: 0, signal: "SIGKILL" });
  expectCode(good.id, "a run that a signal ended before it said anything", killed.exitCode, SIGKILLED);
});

function expectCode(fixture: string, what: string, actual: unknown, expected: number): void {
  assertHolds(actual === expected, {
    fixture,
    message: `${what} has another exit code`,
    expected: String(expected),
    actual: String(actual),
  });
}
