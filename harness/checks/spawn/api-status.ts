import { assertHolds } from "../kit/check-failure.ts";
import { unproven } from "../kit/fixture-check.ts";
import { refusedRuns } from "./kit/failed-runs.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/** The HTTP status that the API answered with reaches the result, whichever it is (INV-SPAWN-ERR-002). */
export default spawnCheck("INV-SPAWN-ERR-002", "api-status", async (bench) => {
  const refused = refusedRuns(bench.fixtures);
  if (refused.length === 0)
    return unproven("no run here was refused by an API with a status that the CLI shows");
  for (const { fixture, status } of refused) {
    const { apiErrorStatus } = await spawned(bench, fixture);
    assertHolds(apiErrorStatus === status, {
      fixture: fixture.id,
      message: "the API's status is not in the result",
      expected: String(status),
      actual: String(apiErrorStatus),
    });
  }
});
