import type { Fixture } from "../../../model/fixture.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, ready, resultOf } from "../kit/agent-check.ts";
import { usageRuns } from "../kit/recorded-runs.ts";

/** Usage tells the model that answered, and the tier as the provider calls it (INV-AGENT-USAGE-002). */
export default agentCheck("INV-AGENT-USAGE-002", "usage-origin", async (bench) => {
  if (!(await ready(bench.host)).getCapabilities().supports_usage_reporting)
    return unsupported("its capabilities say that it reports no usage");
  const reported = usageRuns(bench);
  const [first] = reported;
  if (first === undefined) return unproven("of no good run here is the usage known");
  const tiered = reported.find((fixture) => tiersOf(fixture).length === 1);
  for (const fixture of new Set([first, tiered ?? first])) {
    const config = { model: "zz-asked-for" };
    const { usage } = resultOf((await ranWith(bench, fixture, {}, { config })).value, fixture.id);
    const { model } = fixture.expected as { model?: unknown };
    if (typeof model === "string" || model === null)
      assertEqual("model_id is not the model that answered", usage?.model_id, model, fixture.id);
    const tiers = tiersOf(fixture);
    if (tiers.length <= 1)
      assertEqual("service_tier is not what was printed", usage?.service_tier, tiers[0] ?? null, fixture.id);
  }
  return undefined;
});

/** The words for a tier that are in the output, each once. */
function tiersOf({ stdout }: Fixture): string[] {
  const found = stdout.toString().matchAll(/"service_?tier"\s*:\s*"([^"]+)"/gi);
  return [...new Set([...found].map(([, tier]) => tier!))];
}
