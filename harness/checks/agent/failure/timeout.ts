import { setTimeout as sleep } from "node:timers/promises";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

const TIMEOUT_MS = 1000;
const MAX_MS = 5000;

/** When command_timeout_ms is over the run is a cli_error, and nothing of it is alive (INV-AGENT-TIME-001). */
export default agentCheck("INV-AGENT-TIME-001", "timeout", async ({ host, good, play }) => {
  const { value, survivors } = await play(
    good,
    async (cwd) => {
      const plugin = await ready(host, { config: { command_timeout_ms: TIMEOUT_MS } });
      return Promise.race([settled(plugin.run(request({ cwd }))), sleep(MAX_MS, "nothing", { ref: false })]);
    },
    { stopAfter: 0 },
  );
  const { thrown } = (typeof value === "object" ? value : {}) as { thrown?: { error?: { code?: unknown } } };
  assertHolds(thrown?.error?.code === "cli_error" && survivors.length === 0, {
    fixture: good.id,
    message: "a run that takes longer than command_timeout_ms goes on, or is no cli_error",
    expected: "a cli_error, and no process",
    actual: `${formatValue(value)}, ${survivors.length} alive`,
  });
});
