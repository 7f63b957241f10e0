import { mustHold } from "../../kit/broken-promise.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { mustEqual, shown } from "../../kit/hosts/must-equal.ts";
import { agentCheck, ranWith, ready, resultOf } from "../kit/agent-check.ts";
import { mostCached, usageRuns } from "../kit/recorded-runs.ts";

const FIELDS = {
  input_tokens: "inputTokens",
  output_tokens: "outputTokens",
  cache_read_tokens: "cacheReadTokens",
  cache_creation_tokens: "cacheCreationTokens",
} as const;

/** Every token field is there, and the total is input and output together (INV-AGENT-USAGE-001). */
export default agentCheck("INV-AGENT-USAGE-001", "usage", async (bench) => {
  const { host } = bench;
  if (!(await ready(host)).getCapabilities().supports_usage_reporting)
    return unsupported("its capabilities say that it reports no usage");
  const [told] = usageRuns(bench);
  if (told === undefined) return unproven("of no good run here is the usage known");
  for (const fixture of new Set([told, mostCached(bench) ?? told])) {
    const { usage } = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    mustHold(usage !== null, {
      fixture: fixture.id,
      message: "a run whose CLI tells its usage has none",
      expected: "usage.tokens",
      actual: "null",
    });
    const { tokens } = usage;
    const known = (fixture.expected as { usage?: Record<string, unknown> | null }).usage ?? {};
    for (const [field, name] of Object.entries(FIELDS)) {
      const value = tokens[field as keyof typeof FIELDS];
      mustHold(Number.isInteger(value) && value >= 0, {
        fixture: fixture.id,
        message: `usage has no ${field}`,
        expected: "a whole number, 0 where nothing is told",
        actual: shown(tokens),
      });
      if (typeof known[name] === "number")
        mustEqual(`${field} is not what the run used`, value, known[name], fixture.id);
    }
    const { input_tokens, output_tokens, total_tokens } = tokens;
    mustEqual("total_tokens is another sum", total_tokens, input_tokens + output_tokens, fixture.id);
  }
  return undefined;
});
