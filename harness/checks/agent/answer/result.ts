import { agentRunResultSchema } from "../../../../contracts/agent/v1/schemas.ts";
import { mustHold } from "../../kit/broken-promise.ts";
import { shown } from "../../kit/hosts/must-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { goodOnes } from "../kit/recorded-runs.ts";

const MOST = 3;

/** The result has all of its fields, and its content is the agent's answer (INV-AGENT-RESULT-001). */
export default agentCheck("INV-AGENT-RESULT-001", "result", async (bench) => {
  for (const fixture of goodOnes(bench).slice(0, MOST)) {
    const result = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    const parsed = agentRunResultSchema.safeParse(result);
    mustHold(parsed.success, {
      fixture: fixture.id,
      message: "the result is not of the shape that the interface says",
      expected: "content, cost_usd, duration_ms, usage",
      actual: `${shown(result)} ${parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)}`,
    });
    const expected = String(fixture.expected.content);
    mustHold(result.content.trim() === expected.trim(), {
      fixture: fixture.id,
      message: "the content is not the agent's answer",
      expected: shown(expected),
      actual: shown(result.content),
    });
  }
});
