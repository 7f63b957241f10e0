import { assertHolds } from "../../kit/check-failure.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { assertEqual, formatValue } from "../../kit/hosts/assert-equal.ts";
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
  const [reported] = usageRuns(bench);
  if (reported === undefined) return unproven("of no good run here is the usage known");
  for (const fixture of new Set([reported, mostCached(bench) ?? reported])) {
    const { usage } = resultOf((await ranWith(bench, fixture)).value, fixture.id);
    assertHolds(usage !== null, {
      fixture: fixture.id,
      message: "a run whose CLI tells its usage has none",
      expected: "usage.tokens",
      actual: "null",
    });
    const { tokens } = usage;
    const known = (fixture.expected as { usage?: Record<string, unknown> | null }).usage ?? {};
    for (const [field, name] of Object.entries(FIELDS)) {
      const value = tokens[field as keyof typeof FIELDS];
      assertHolds(Number.isInteger(value) && value >= 0, {
        fixture: fixture.id,
        message: `usage has no ${field}`,
        expected: "a whole number, 0 where nothing is reported",
        actual: formatValue(tokens),
      });
      if (typeof known[name] === "number")
        assertEqual(`${field} is not what the run used`, value, known[name], fixture.id);
    }
    const { input_tokens, output_tokens, total_tokens } = tokens;
    assertEqual("total_tokens is another sum", total_tokens, input_tokens + output_tokens, fixture.id);
  }
  return undefined;
});
