import { hostTarget } from "../../hosts/open-host.ts";
import { goodRuns } from "../../sandbox/good-run.ts";
import { assertHolds } from "../kit/check-failure.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

const MAX_RUNS = 3;

/** stdout is the agent's text, whatever the CLI's own format (INV-SPAWN-RESULT-001). */
export default spawnCheck("INV-SPAWN-RESULT-001", "answer", async (bench) => {
  const { fixtures, provider } = bench;
  for (const fixture of goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" })).slice(
    0,
    MAX_RUNS,
  )) {
    const { stdout } = await spawned(bench, fixture);
    const expected = String(fixture.expected.content);
    assertHolds(typeof stdout === "string" && stdout.trim() === expected.trim(), {
      fixture: fixture.id,
      message: "stdout is not the agent's answer",
      expected: JSON.stringify(expected),
      actual: JSON.stringify(stdout) ?? "undefined",
    });
  }
});
