import { assertHolds } from "../../kit/check-failure.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";
import { claimsQuota, NO_QUOTA } from "../kit/claims.ts";
import { windowedRun, withResetAt } from "../kit/limited-run.ts";

const AHEAD_MS = 3 * 3_600_000;

/**
 * Without a quota endpoint, the quota status comes from the rate-limit windows of the last run (INV-AGENT-QUOTA-004).
 */
export default agentCheck("INV-AGENT-QUOTA-004", "quota-recorded", async (bench) => {
  if (!(await claimsQuota(bench.host))) return unsupported(NO_QUOTA);
  const fixture = windowedRun(bench);
  if (fixture === undefined) return unproven("no recorded run of this CLI reports a used-up window");
  const plugin = await ready(bench.host);
  const resetsAt = Math.ceil(Date.now() / 1000) * 1000 + AHEAD_MS;
  await withResetAt(bench, fixture, resetsAt, (folder) =>
    bench.play(folder, (cwd) => settled(plugin.run(request({ cwd })))),
  );
  const status = await plugin.getQuotaStatus();
  const window = status?.windows.find(({ is_exhausted }) => is_exhausted);
  assertHolds(status?.is_rate_limited === true && window?.resets_at === resetsAt, {
    fixture: fixture.id,
    message: "a window that a run found used up is not in the quota",
    expected: formatValue({ windows: [{ is_exhausted: true, resets_at: resetsAt }], is_rate_limited: true }),
    actual: formatValue(status),
  });
  return undefined;
});
