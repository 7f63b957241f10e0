import type { AgentPlugin, QuotaStatus } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";
import { NO_QUOTA } from "../kit/claims.ts";
import { limitedOnes } from "../kit/recorded-runs.ts";

/**
 * The quota is null or whole, whatever has happened: Unix milliseconds, and the earliest of its resets
 * (INV-AGENT-QUOTA-001).
 */
export default agentCheck("INV-AGENT-QUOTA-001", "quota-valid", async (bench) => {
  const plugin = await ready(bench.host);
  if (!plugin.getCapabilities().supports_quota_reporting) return unsupported(NO_QUOTA);
  mustBeValid(await statusOf(plugin), "before any run");
  const limited = limitedOnes(bench)
    .toSorted((a, b) => Number(tellsOfResets(b.stdout)) - Number(tellsOfResets(a.stdout)))
    .slice(0, 1);
  for (const fixture of [bench.good, ...limited]) {
    await bench.play(fixture, (cwd) => settled(plugin.run(request({ cwd }))));
    mustBeValid(await statusOf(plugin), `after ${fixture.id}`);
  }
  return undefined;
});

function tellsOfResets(stdout: Buffer): boolean {
  return stdout.includes('"resetsAt"');
}

function statusOf(plugin: AgentPlugin): Promise<unknown> {
  return plugin.getQuotaStatus().catch((thrown: unknown) => thrown);
}

function mustBeValid(status: unknown, when: string): void {
  if (status === null) return;
  assertShape("agent/v1/quota-status", status, `the quota ${when}`);
  const { windows, earliest_reset_at } = status as QuotaStatus;
  const resets = windows.flatMap(({ resets_at }) => resets_at ?? []);
  assertEqual(
    "it is not the earliest reset",
    earliest_reset_at,
    resets.length === 0 ? null : Math.min(...resets),
  );
}
