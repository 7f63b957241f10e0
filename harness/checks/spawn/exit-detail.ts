import type { SpawnResult } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { assertHolds } from "../kit/check-failure.ts";
import { unsupported } from "../kit/fixture-check.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

const LONG = "zz printed ".repeat(200);
const SHOWN = 500;

/**
 * What people are notified of a failed run: the provider's words and status, else 500 characters of output, else
 * nothing (INV-SPAWN-DETAIL-001).
 */
export default spawnCheck("INV-SPAWN-DETAIL-001", "exit-detail", async ({ host: { formatExitDetail } }) => {
  if (formatExitDetail === undefined) return unsupported("the module exports no formatExitDetail");
  const reported = (result: Partial<SpawnResult>) => formatExitDetail({ stdout: "", exitCode: 1, ...result });
  const preferred = reported({
    stdout: "zz other words",
    errorMessage: "Model not available",
    apiErrorStatus: 500,
  });
  expectDetail(
    "the message with its status",
    preferred,
    preferred.includes("Model not available (HTTP 500)"),
  );
  expectDetail("the message in place of the output", preferred, !preferred.includes("zz other words"));
  const fallback = reported({ stdout: LONG });
  const isCut = fallback.includes(LONG.slice(0, SHOWN - 50)) && !fallback.includes(LONG.slice(0, SHOWN + 1));
  expectDetail(`the first ${SHOWN} characters of the output`, fallback, isCut);
  expectDetail("nothing, where nothing is known", reported({}), reported({}) === "");
  return undefined;
});

function expectDetail(what: string, actual: unknown, isRight: boolean): void {
  assertHolds(isRight, {
    message: `formatExitDetail does not give ${what}`,
    expected: what,
    actual: JSON.stringify(actual) ?? "undefined",
  });
}
