import { damages, mutateBytes } from "../../../../changes/bytes/mutate-bytes.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import type { FixtureCheck } from "../../../kit/check.ts";
import { randomSurvival } from "../../../kit/random-survival.ts";

/** A recorded stdout with bits flipped and bytes lost, doubled or cut off (INV-CLI-PARSE-001). */
const check: FixtureCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "damaged-bytes",
  scope: "fixture",
  random: true,
  run: (fixture, context) =>
    randomSurvival(fixture, context, "with damaged bytes", damages(), (run, mutations) =>
      withBytes(run, { out: mutateBytes(runBytes(run, "out"), mutations) }),
    ),
};
export default check;
