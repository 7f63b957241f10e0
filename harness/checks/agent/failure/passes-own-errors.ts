import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { agentCheck, errorOf, ready, request, settled } from "../kit/agent-check.ts";
import type { InnerPlugin } from "../kit/claims.ts";

/** The plugin's own AdapterMethodError comes out of run as the very same one (INV-AGENT-ERR-002). */
export default agentCheck("INV-AGENT-ERR-002", "passes-own-errors", async ({ host, good }) => {
  const plugin = (await ready(host)) as InnerPlugin;
  const first = await withoutAnyCli(() => settled(plugin.run(request())));
  errorOf(first, good.id);
  const own = (first as { thrown: unknown }).thrown;
  plugin.doRun = async () => {
    throw own;
  };
  const second = await settled(plugin.run(request()));
  assertHolds("thrown" in second && second.thrown === own, {
    message: "an AdapterMethodError out of doRun comes out of run as something else",
    expected: `the same error: ${formatValue(own)}`,
    actual: formatValue("thrown" in second ? second.thrown : second.result),
  });
});
