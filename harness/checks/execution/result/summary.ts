import { hostTarget } from "../../../hosts/open-host.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** `summary` is the first line of the output in which something stands (INV-EXECUTION-RESULT-002). */
export default executionCheck("INV-EXECUTION-RESULT-002", "summary", async (bench) => {
  const { fixtures, provider } = bench;
  const runs = goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" }));
  const long = runs.find(({ expected }) => String(expected.content).trim().includes("\n"));
  const { value } = await executed(bench, long ?? bench.good);
  const first = value.output?.split("\n").find((line) => line.trim() !== "");
  assertHolds(typeof value.summary === "string" && value.summary.trim() === first?.trim(), {
    fixture: (long ?? bench.good).id,
    message: "the summary is not the first non-empty line of the output",
    expected: JSON.stringify(first) ?? "undefined",
    actual: JSON.stringify(value.summary) ?? "undefined",
  });
  return long === undefined ? unproven("no good run here has an answer of more than one line", 1) : undefined;
});
