import { hostTarget } from "../../../hosts/open-host.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** The model is the one that the run reported, never the one that was asked for (INV-EXECUTION-RESULT-007). */
export default executionCheck("INV-EXECUTION-RESULT-007", "model", async (bench) => {
  const runs = goodRuns(bench.fixtures, hostTarget(null, { provider: bench.provider, transport: "cli" }));
  const reported = runs.find(({ expected }) => typeof expected.model === "string");
  const unreported = runs.find(({ expected }) => expected.model === null);
  const config = { model: "zz-asked-for" };
  for (const fixture of [reported, unreported])
    if (fixture !== undefined)
      assertEqual(
        "the model is not the one that the run reported",
        (await executed(bench, fixture, { config })).value.model ?? null,
        fixture.expected.model,
        fixture.id,
      );
  return reported === undefined ? unproven("no good run here reports its model", 1) : undefined;
});
