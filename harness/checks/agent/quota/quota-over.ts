import type { AgentPlugin } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";
import { claimsQuota, NO_QUOTA } from "../kit/claims.ts";
import { RETRYING, windowedRun, withResetAt } from "../kit/limited-run.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const AHEAD_MS = 3_600_000;

/**
 * A limit is over once its reset has passed, or a run has succeeded: else the host would wait for ever
 * (INV-AGENT-QUOTA-005).
 */
export default agentCheck("INV-AGENT-QUOTA-005", "quota-over", async (bench) => {
  const { host, good, play } = bench;
  if (!(await claimsQuota(host))) return unsupported(NO_QUOTA);
  let now = NOW;
  const plugin = await ready(host, { now: () => now });
  const ask = (cwd: string) => settled(plugin.run(request({ cwd })));
  const windowed = windowedRun(bench);
  if (windowed === undefined) await play(good, ask, RETRYING);
  else await withResetAt(bench, windowed, NOW + AHEAD_MS, (folder) => play(folder, ask));
  if (!(await isLimited(plugin))) return unproven("no run here puts this plugin under a limit");
  if (windowed !== undefined && host.quotaConfig !== undefined) {
    now += AHEAD_MS + 1;
    await mustBeOver(plugin, "once the reset has passed");
    now = NOW;
  }
  await play(good, ask);
  await mustBeOver(plugin, "once a run has succeeded");
  return undefined;
});

async function isLimited(plugin: AgentPlugin): Promise<boolean> {
  return (await plugin.getQuotaStatus())?.is_rate_limited === true;
}

async function mustBeOver(plugin: AgentPlugin, when: string): Promise<void> {
  const status = await plugin.getQuotaStatus();
  assertHolds(
    status === null || (!status.is_rate_limited && status.windows.every((one) => !one.is_exhausted)),
    {
      message: `the limit holds ${when}`,
      expected: '{"is_rate_limited":false}',
      actual: formatValue(status),
    },
  );
}
