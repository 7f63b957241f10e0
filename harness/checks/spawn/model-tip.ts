import { assertHolds } from "../kit/check-failure.ts";
import { unsupported } from "../kit/fixture-check.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

/** A model that is not there comes with a tip; a failure that no one can help does not (INV-SPAWN-DETAIL-002). */
export default spawnCheck("INV-SPAWN-DETAIL-002", "model-tip", async ({ host: { formatExitDetail } }) => {
  if (formatExitDetail === undefined) return unsupported("the module exports no formatExitDetail");
  const missing = formatExitDetail(
    { stdout: "", exitCode: 1, errorMessage: "The model zz-9 does not exist", apiErrorStatus: 404 },
    "zz-9",
  );
  assertHolds(missing.includes("Tip:"), {
    message: "a model that does not exist comes without a tip",
    expected: "Tip: ...",
    actual: JSON.stringify(missing),
  });
  const crashed = formatExitDetail({ stdout: "", exitCode: 139, errorMessage: "Segmentation fault" });
  assertHolds(!crashed.includes("Tip:"), {
    message: "a crash comes with a tip about something else",
    expected: "no tip",
    actual: JSON.stringify(crashed),
  });
  return undefined;
});
