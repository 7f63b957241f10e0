import { hostTarget } from "../../../hosts/open-host.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const MAX_RUNS = 3;

/** `output` is the assistant's whole text, whatever the CLI's own format (INV-EXECUTION-RESULT-001). */
export default executionCheck("INV-EXECUTION-RESULT-001", "output", async (bench) => {
  const { fixtures, provider } = bench;
  for (const fixture of goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" })).slice(
    0,
    MAX_RUNS,
  )) {
    const { value } = await executed(bench, fixture);
    const expected = String(fixture.expected.content);
    assertHolds(typeof value.output === "string" && value.output.trim() === expected.trim(), {
      fixture: fixture.id,
      message: "output is not the assistant's text",
      expected: JSON.stringify(expected),
      actual: JSON.stringify(value.output) ?? "undefined",
    });
  }
});
