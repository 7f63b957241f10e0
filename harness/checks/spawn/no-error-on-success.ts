import { assertHolds } from "../kit/check-failure.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/** A run that succeeded has neither a message nor a status of an error (INV-SPAWN-RESULT-003). */
export default spawnCheck("INV-SPAWN-RESULT-003", "no-error-on-success", async (bench) => {
  const { errorMessage, apiErrorStatus } = await spawned(bench, bench.good);
  assertHolds(errorMessage === undefined && apiErrorStatus === undefined, {
    fixture: bench.good.id,
    message: "a run that succeeded reports an error",
    expected: "neither errorMessage nor apiErrorStatus",
    actual: JSON.stringify({ errorMessage, apiErrorStatus }),
  });
});
