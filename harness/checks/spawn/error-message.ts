import { assertHolds } from "../kit/check-failure.ts";
import { unproven } from "../kit/fixture-check.ts";
import { refusedRuns } from "./kit/failed-runs.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/** What the provider says of an error reaches the result (INV-SPAWN-ERR-001). */
export default spawnCheck("INV-SPAWN-ERR-001", "error-message", async (bench) => {
  const refused = refusedRuns(bench.fixtures);
  if (refused.length === 0)
    return unproven("no run here was refused by an API with a status that the CLI shows");
  for (const { fixture } of refused) {
    const { errorMessage } = await spawned(bench, fixture);
    assertHolds(typeof errorMessage === "string" && errorMessage.trim() !== "", {
      fixture: fixture.id,
      message: "the provider said why the run failed, and the result does not",
      expected: "errorMessage",
      actual: JSON.stringify(errorMessage) ?? "undefined",
    });
  }
});
