import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual, formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";
import { claimsQuota, NO_QUOTA, NO_QUOTA_CONFIG } from "../kit/claims.ts";
import { TOKEN, withQuotaServer } from "../kit/quota-server.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const RESETS = ["2026-11-28T15:30:00.250+00:00", "2026-12-02T00:00:00Z"] as const;
const ANSWER = {
  five_hour: { utilization: 37.5, resets_at: RESETS[0] },
  seven_day: { utilization: 100, resets_at: RESETS[1] },
  extra_usage: { is_enabled: false, monthly_limit: null, used_credits: null, utilization: null },
  zz_codename: null,
};
const FAILURES = [
  { status: 500, body: "zz down" },
  { status: 401, body: "{}" },
  { status: 200, body: "<html>" },
  { status: 200, body: '{"five_hour":{"utilization":"many"}}' },
];

/**
 * The endpoint is asked with the CLI's token, and its windows are the quota; a failure of it is no exception
 * (INV-AGENT-QUOTA-002).
 */
export default agentCheck("INV-AGENT-QUOTA-002", "quota-asked", async ({ host }) => {
  if (!(await claimsQuota(host))) return unsupported(NO_QUOTA);
  const { quotaConfig } = host;
  if (quotaConfig === undefined) return unsupported(NO_QUOTA_CONFIG);
  await withQuotaServer(ANSWER, async ({ source, asked }) => {
    const plugin = await ready(host, { config: quotaConfig(source), now: () => NOW });
    const status = await plugin.getQuotaStatus();
    assertEqual(
      "the endpoint was asked otherwise",
      asked.map(({ authorization }) => authorization),
      [`Bearer ${TOKEN}`],
    );
    const [five, seven] = RESETS.map((time) => Date.parse(time));
    assertEqual("the quota is not what the endpoint answered", status, {
      windows: [
        { window_type: "five_hour", resets_at: five, is_exhausted: false, used_percentage: 37.5 },
        { window_type: "seven_day", resets_at: seven, is_exhausted: true, used_percentage: 100 },
      ],
      is_rate_limited: true,
      earliest_reset_at: five,
    });
  });
  for (const failure of FAILURES)
    await withQuotaServer(ANSWER, async (server) => {
      server.answer = Object.assign(server.answer, failure);
      const plugin = await ready(host, { config: quotaConfig(server.source), now: () => NOW });
      const status = await plugin.getQuotaStatus().catch((thrown: unknown) => ({ thrown: String(thrown) }));
      assertHolds(status === null, {
        message: "an endpoint that fails, and nothing else known, is not null",
        input: formatValue(failure),
        expected: "null",
        actual: formatValue(status),
      });
    });
  return undefined;
});
