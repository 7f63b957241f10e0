import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";
import { claimsQuota, NO_QUOTA, NO_QUOTA_CONFIG } from "../kit/claims.ts";
import { withQuotaServer } from "../kit/quota-server.ts";

const MINUTE = 60_000;
const CACHED = 30 * MINUTE;
const ANSWER = { five_hour: { utilization: 12, resets_at: "2026-11-29T00:00:00Z" } };

/** An answer of the endpoint holds for 30 minutes, and no longer (INV-AGENT-QUOTA-003). */
export default agentCheck("INV-AGENT-QUOTA-003", "quota-cached", async ({ host }) => {
  if (!(await claimsQuota(host))) return unsupported(NO_QUOTA);
  const { quotaConfig } = host;
  if (quotaConfig === undefined) return unsupported(NO_QUOTA_CONFIG);
  await withQuotaServer(ANSWER, async ({ source, asked }) => {
    let now = Date.parse("2026-11-28T12:00:00Z");
    const plugin = await ready(host, { config: quotaConfig(source), now: () => now });
    const askedAfter = async (ms: number, requests: number, when: string) => {
      now += ms;
      await Promise.all([plugin.getQuotaStatus(), plugin.getQuotaStatus()]);
      assertEqual(`the endpoint was asked another number of times ${when}`, asked.length, requests);
    };
    await askedAfter(0, 1, "by two callers at once");
    await askedAfter(CACHED - MINUTE, 1, "within 30 minutes");
    await askedAfter(2 * MINUTE, 2, "after 31 minutes");
  });
  return undefined;
});
