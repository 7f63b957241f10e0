import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../../lib/wait-until.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

const MAX_MS = 4000;

/**
 * An abort ends the CLI with SIGTERM, and nothing of it is left; one before the start starts nothing
 * (INV-AGENT-ABORT-001).
 */
export default agentCheck("INV-AGENT-ABORT-001", "abort", async ({ host, good, play }) => {
  const { value, survivors, receipts } = await play(
    good,
    async (cwd, started) => {
      const plugin = await ready(host);
      const controller = new AbortController();
      const run = settled(plugin.run(request({ cwd, signal: controller.signal })));
      await waitUntil(async () => (await started()).length === 1);
      controller.abort();
      return Promise.race([run, sleep(MAX_MS, "nothing", { ref: false })]);
    },
    { stopAfter: 0 },
  );
  const signals = receipts.flatMap((receipt) => receipt.signals.map(({ signal }) => signal));
  assertHolds(typeof value === "object" && "thrown" in (value as object) && survivors.length === 0, {
    fixture: good.id,
    message: "a run that was aborted goes on, or counts as a success",
    expected: "a rejection, and no process",
    actual: `${formatValue(value)}, ${survivors.length} alive, signals: ${signals.join(", ") || "none"}`,
  });
  const early = await play(good, async (cwd) => {
    const plugin = await ready(host);
    return settled(plugin.run(request({ cwd, signal: AbortSignal.abort() })));
  });
  assertHolds("thrown" in early.value, {
    fixture: good.id,
    message: "a run that was aborted before it began is a success",
    expected: "a rejection",
    actual: formatValue(early.value),
  });
});
