import type { TaskFailure } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { assertHolds } from "../kit/check-failure.ts";
import { unsupported } from "../kit/fixture-check.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

const TASK = { stage: "plan", agent: "planner" };

/**
 * Every failure reaches telemetry with the provider's message and status; no success does (INV-SPAWN-TELEMETRY-001).
 */
export default spawnCheck("INV-SPAWN-TELEMETRY-001", "telemetry", async ({ host: { emitTaskFailure } }) => {
  if (emitTaskFailure === undefined) return unsupported("the module exports no emitTaskFailure");
  const reported: TaskFailure[] = [];
  const sink = (failure: TaskFailure) => reported.push(failure);
  emitTaskFailure({ stdout: "zz", exitCode: 0 }, TASK, sink);
  assertHolds(reported.length === 0, {
    message: "a success is reported as a failure",
    expected: "nothing",
    actual: JSON.stringify(reported),
  });
  emitTaskFailure({ stdout: "", exitCode: 1, errorMessage: "zz refused", apiErrorStatus: 429 }, TASK, sink);
  emitTaskFailure({ stdout: "", exitCode: 1 }, TASK, sink);
  const [known, unknown] = reported;
  assertHolds(known?.errorMessage === "zz refused" && known.apiErrorStatus === 429, {
    message: "the provider's message and status do not reach telemetry",
    expected: JSON.stringify({ errorMessage: "zz refused", apiErrorStatus: 429 }),
    actual: JSON.stringify(known) ?? "nothing",
  });
  const fields = Object.keys(unknown ?? {});
  assertHolds(fields.includes("errorMessage") && fields.includes("apiErrorStatus"), {
    message: "a failure without a message is reported without the fields for it",
    expected: "errorMessage, apiErrorStatus",
    actual: fields.join(", "),
  });
  return undefined;
});
