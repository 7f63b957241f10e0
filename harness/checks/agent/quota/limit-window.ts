import providers from "../../../../contracts/agent/v1/providers.json" with { type: "json" };
import { notApplicable } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";
import { RETRYING } from "../kit/limited-run.ts";

/**
 * A provider that only shows that a limit was hit has one window for it, used up, without a time (INV-AGENT-QUOTA-006).
 */
export default agentCheck("INV-AGENT-QUOTA-006", "limit-window", async ({ host, provider, good, play }) => {
  const row = (providers as Record<string, { limit_window?: string }>)[provider];
  const window_type = row?.limit_window;
  if (window_type === undefined) return notApplicable("the document has no such window for this provider");
  const plugin = await ready(host);
  await play(good, (cwd) => settled(plugin.run(request({ cwd }))), RETRYING);
  assertEqual(
    "a limit that the CLI ran into is not the one window of this provider",
    await plugin.getQuotaStatus(),
    {
      windows: [{ window_type, resets_at: null, is_exhausted: true, used_percentage: null }],
      is_rate_limited: true,
      earliest_reset_at: null,
    },
  );
  return undefined;
});
