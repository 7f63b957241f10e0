import { unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { goodOnes } from "../kit/recorded-runs.ts";

const WORDS = /rate.?limit|quota/i;
const MAX_RUNS = 3;

/** An agent may speak of limits without being under one (INV-AGENT-LIMIT-003). */
export default agentCheck("INV-AGENT-LIMIT-003", "limit-words-in-answers", async (bench) => {
  const speaking = goodOnes(bench)
    .filter(({ expected, stderr }) => WORDS.test(String(expected.content)) && !WORDS.test(stderr.toString()))
    .slice(0, MAX_RUNS);
  if (speaking.length === 0) return unproven("no good run here speaks of a limit");
  for (const fixture of speaking) {
    const { content } = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    assertEqual("the answer is another", content.trim(), String(fixture.expected.content).trim(), fixture.id);
  }
  return undefined;
});
