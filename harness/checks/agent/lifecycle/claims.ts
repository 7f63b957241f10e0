import type { AgentActivityEvent, AgentRunResult } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request } from "../kit/agent-check.ts";
import { usageRuns } from "../kit/recorded-runs.ts";

/** What the capabilities claim is reported, and nothing else (INV-AGENT-CAPS-002). */
export default agentCheck("INV-AGENT-CAPS-002", "claims", async (bench) => {
  const plugin = await ready(bench.host);
  const claimed = plugin.getCapabilities();
  const results: AgentRunResult[] = [];
  const events: AgentActivityEvent[] = [];
  for (const fixture of new Set([bench.good, usageRuns(bench)[0] ?? bench.good])) {
    const on_activity = (event: AgentActivityEvent) => void events.push(event);
    const { value } = await bench.play(fixture, (cwd) => plugin.run(request({ cwd, on_activity })));
    results.push(value);
  }
  const usages = results.filter(({ usage }) => usage != null);
  mustMatch("supports_usage_reporting", claimed.supports_usage_reporting, usages.length > 0, results);
  mustMatch("supports_activity_streaming", claimed.supports_activity_streaming, events.length > 0, events);
  const quota = await plugin.getQuotaStatus();
  assertHolds(claimed.supports_quota_reporting || quota === null, {
    message: "supports_quota_reporting is false, and there is a quota",
    expected: "null",
    actual: formatValue(quota),
  });
});

function mustMatch(flag: string, isClaimed: boolean, isThere: boolean, seen: unknown): void {
  assertHolds(isClaimed === isThere, {
    message: `${flag} is ${isClaimed}, and two good runs show the opposite`,
    expected: String(isClaimed),
    actual: formatValue(seen),
  });
}
