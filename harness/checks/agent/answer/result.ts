import { agentRunResultSchema } from "../../../../contracts/agent/v1/schemas.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { goodOnes } from "../kit/recorded-runs.ts";

const MAX_RUNS = 3;

/** The result has all of its fields, and its content is the agent's answer (INV-AGENT-RESULT-001). */
export default agentCheck("INV-AGENT-RESULT-001", "result", async (bench) => {
  for (const fixture of goodOnes(bench).slice(0, MAX_RUNS)) {
    const result = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    const parsed = agentRunResultSchema.safeParse(result);
    assertHolds(parsed.success, {
      fixture: fixture.id,
      message: "the result is not of the shape that the interface says",
      expected: "content, cost_usd, duration_ms, usage",
      actual: `${formatValue(result)} ${parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)}`,
    });
    const expected = String(fixture.expected.content);
    assertHolds(result.content.trim() === expected.trim(), {
      fixture: fixture.id,
      message: "the content is not the agent's answer",
      expected: formatValue(expected),
      actual: formatValue(result.content),
    });
  }
});
