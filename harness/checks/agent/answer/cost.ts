import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { goodOnes } from "../kit/recorded-runs.ts";

/**
 * The cost is that of the run, and null where the CLI tells none: never left out, never 0 for it
 * (INV-AGENT-RESULT-002).
 */
export default agentCheck("INV-AGENT-RESULT-002", "cost", async (bench) => {
  const good = goodOnes(bench);
  const cost = (one: (typeof good)[number]) => (one.expected as { costUsd?: unknown }).costUsd;
  const priced = good.filter((one) => typeof cost(one) === "number").slice(0, 2);
  const free = good.filter((one) => cost(one) === null).slice(0, 1);
  for (const fixture of [...priced, ...free]) {
    const { cost_usd } = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    assertEqual("cost_usd is not what the run cost", cost_usd, cost(fixture), fixture.id);
  }
});
