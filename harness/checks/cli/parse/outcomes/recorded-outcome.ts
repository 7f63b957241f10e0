import { recordedRun } from "../../../../driver/recorded-replay.ts";
import { failed } from "../../../kit/failed.ts";
import { passed } from "../../../kit/fixture-check.ts";
import { invalidReplay } from "../../../kit/invalid-replay.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

/** The outcome of each run played as recorded fits its schema, and does not contradict itself. */
export default recordedCheck("INV-CLI-PARSE-001", "recorded-outcome", (fixture, replay) => {
  const problem = invalidReplay(replay);
  if (problem === undefined) return passed(1);
  return failed(1, {
    message: problem,
    run: recordedRun(fixture),
    hint: "schemas/cli/v1/outcome.schema.json says what an outcome holds: no other fields, no other words.",
  });
});
