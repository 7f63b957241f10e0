import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { goodOnes } from "../kit/recorded-runs.ts";

const MAX_RUNS = 3;

/** The result has all of its fields, and its content is the agent's answer (INV-AGENT-RESULT-001). */
export default agentCheck("INV-AGENT-RESULT-001", "result", async (bench) => {
  for (const fixture of goodOnes(bench).slice(0, MAX_RUNS)) {
    const result = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    assertShape("agent/v1/run-result", result, "the result", fixture.id);
    const expected = String(fixture.expected.content);
    assertHolds(result.content.trim() === expected.trim(), {
      fixture: fixture.id,
      message: "the content is not the agent's answer",
      expected: formatValue(expected),
      actual: formatValue(result.content),
    });
  }
});
