import type { AdapterExecutionResult } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import kinds from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };
import { assertHolds } from "../../kit/check-failure.ts";
import { codedFailures, silentFailures } from "../../spawn/kit/failed-runs.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const CODES = new Set<unknown>(Object.values(kinds.fromCore));

/**
 * A failed run has a message and a code, whatever its exit code; one that succeeded has neither
 * (INV-EXECUTION-RESULT-004).
 */
export default executionCheck("INV-EXECUTION-RESULT-004", "failure", async (bench) => {
  const { good, fixtures } = bench;
  mustSucceed(good.id, (await executed(bench, good)).value);
  for (const fixture of [...codedFailures(fixtures).slice(0, 1), ...silentFailures(fixtures)])
    mustFail(fixture.id, (await executed(bench, fixture)).value);
  mustFail(good.id, (await executed(bench, good, {}, { exitAfter: 0, signal: "SIGKILL" })).value);
});

function mustSucceed(fixture: string, { errorMessage, errorCode }: AdapterExecutionResult): void {
  assertHolds(errorMessage == null && errorCode == null, {
    fixture,
    message: "a run that succeeded reports an error",
    expected: "neither errorMessage nor errorCode",
    actual: JSON.stringify({ errorMessage, errorCode }),
  });
}

function mustFail(fixture: string, { errorMessage, errorCode }: AdapterExecutionResult): void {
  assertHolds(typeof errorMessage === "string" && errorMessage.trim() !== "" && CODES.has(errorCode), {
    fixture,
    message: "a run that failed has no message, or no code of the nine",
    expected: "errorMessage and errorCode",
    actual: JSON.stringify({ errorMessage, errorCode }),
  });
}
