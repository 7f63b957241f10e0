import { setTimeout as sleep } from "node:timers/promises";
import { mustHold } from "../../kit/broken-promise.ts";
import { shown } from "../../kit/hosts/must-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

const TIMEOUT_MS = 1000;
const MOST_MS = 5000;

/** When command_timeout_ms is over the run is a cli_error, and nothing of it is alive (INV-AGENT-TIME-001). */
export default agentCheck("INV-AGENT-TIME-001", "timeout", async ({ host, good, play }) => {
  const { value, survivors } = await play(
    good,
    async (cwd) => {
      const plugin = await ready(host, { config: { command_timeout_ms: TIMEOUT_MS } });
      return Promise.race([settled(plugin.run(request({ cwd }))), sleep(MOST_MS, "nothing", { ref: false })]);
    },
    { stopAfter: 0 },
  );
  const { thrown } = (typeof value === "object" ? value : {}) as { thrown?: { error?: { code?: unknown } } };
  mustHold(thrown?.error?.code === "cli_error" && survivors.length === 0, {
    fixture: good.id,
    message: "a run that takes longer than command_timeout_ms goes on, or is no cli_error",
    expected: "a cli_error, and no process",
    actual: `${shown(value)}, ${survivors.length} alive`,
  });
});
